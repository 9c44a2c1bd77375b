# Editions that come with the program besides the house's
edition-veterans = quella di mautoma, per veterani
level-measured-too = Con «{ $edition }»: circa { $wins } su { $games }.
level-measured-in = (In { $number } partite.)
