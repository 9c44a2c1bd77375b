# The city in coloured characters
listing-houses = Houses, and how far away
mosaic-road = road, with its distance from you
mosaic-house = house, with what it wants
mosaic-garden = garden
mosaic-restaurant = your restaurant, * its entrance
mosaic-outside = beside it, one of Mautoma Inc.'s restaurants
mosaic-marketing = campaign
mosaic-source = where drinks come from
mosaic-open = you can choose this
card-salary-said = salary ${ $cash }
