# How strong the levels are
level-measured-too = With “{ $edition }”: about { $wins } of { $games }.
level-measured-in = (In { $number } games.)
