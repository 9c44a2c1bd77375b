# What goes wrong
undrawn = The board could not be drawn. You can go on with the question or take your last answer back; please send us the report.
