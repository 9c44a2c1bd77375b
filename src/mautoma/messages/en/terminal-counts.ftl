# How many of each, in one line
word-all = all
word-none = none
entry-available = { $text } (up to { $number })
how-counts = How many of each, separated by commas, such as “1 { $example }”; “all” or “none”.
help-how-counts = Type how many of each, separated by commas: “2 trainee, waitress”, or “trainee 2”. A name alone counts as one; “all” takes everything, “none” nothing.
refused-counts = “{ $text }” doesn't say of what: type a number and a name.
