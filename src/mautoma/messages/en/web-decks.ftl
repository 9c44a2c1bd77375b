# Editions that come with the program besides the house's
edition-veterans = mautoma's own, for veterans
level-measured-too = With “{ $edition }”: about { $wins } of { $games }.
level-measured-in = (In { $number } games.)
