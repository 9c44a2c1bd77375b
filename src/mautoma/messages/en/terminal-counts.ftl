# How many of each, in one line
word-all = all
word-none = none
entry-available = { $text } (up to { $number })
hint-counts = How many of each, separated by commas, such as “1 { $example }”; “all” or “none”.
help-how-counts = To answer, type how many of each, separated by commas: “2 trainee, waitress”, or “trainee 2”. A name alone is one of it; “all” and “none” stand for everything and nothing.
refused-counts = “{ $text }” does not say of what: type a number and a name.
