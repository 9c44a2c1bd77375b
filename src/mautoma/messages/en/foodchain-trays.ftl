# Things to tap in a question, and why some can't be
view-marketing = { $marketing }
view-for-ever = for ever
shut-none-left = none left
shut-busy = busy with a campaign
shut-no-source = no drinks within reach
shut-route-next = picks a route next
shut-in-use = already on the map
shut-no-place = no room within range
shut-no-career = can't be trained
shut-untrainable = can't be trained now
shut-on-the-way = just a step on the way
shut-ceo-is-cfo = your CEO is the CFO
shut-later = later
