# Quanto sono forti i livelli
level-measured-too = Con «{ $edition }»: circa { $wins } su { $games }.
level-measured-in = (In { $number } partite.)
