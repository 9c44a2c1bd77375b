# The company as places, and what stays in sight
full-staff = No free slot. Put a manager under the CEO, or send somebody back to the beach.
full-managers = Managers report only to the CEO: free one of the CEO's { $slots } slots first.
view-brings = { $brings }
badge-freezers = Its freezers
badge-freezer = { $number } of 10. Ties go to the freezer further left (nearer the top of its mat).
badge-own = It's yours.
badge-own-open = It's yours. Mautoma Inc. can still get it this round.
badge-opponent = Mautoma Inc. has it. It's closed to you.
badge-opponent-open = Mautoma Inc. has it. You can still get it this round.
badge-both = You both have it.
badge-open = Open: you can get it, and so can Mautoma Inc.
badge-open-own = Open to you alone: none of Mautoma Inc.'s cards shows it.
badge-gone = Gone: nobody can get it now.

# In a word or two, beside an icon: the whole text stands in the list to hire, and where one points at the card
brief-slots = { $number } slots
brief-hires = hires { $number }
brief-trains = trains { $number }
brief-tips = ${ $tips } tips
brief-price = price { $price }
brief-bonus = +{ $percent }%
brief-cooks = cooks { $number }
brief-brings = brings { $number }
brief-collects = { $number } a source
brief-rounds = { $eternal ->
    [yes] for ever
   *[no] { $rounds } rounds
}
brief-at-once = at once
brief-clean-up = clean-up
brief-builds = builds
brief-busy = no. { $number }
