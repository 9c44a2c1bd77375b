# At a real table.
orders = Do this
