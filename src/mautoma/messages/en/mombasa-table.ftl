# Mombasa at a real table.
event-plan-your-cards = { $round ->
        [1] Lay out the display and the books, and plan your cards for round 1.
       *[other] Fill up the display and the books, and plan your cards for round { $round }.
    } Then the actions begin.
event-named-steps = { $steps ->
        [0] The automa's marker of { $company } ({ $track }) is at the end of its track: leave it on space { $start }.
        [one] A step on { $company } ({ $track }): advance the automa's marker from space { $start } to { $end }.
       *[other] { $steps } steps on { $company } ({ $track }): advance the automa's marker from space { $start } to { $end }.
    }
gain-steps-mombasa = steps on the track of Mombasa
gain-steps-cape-town = steps on the track of Cape Town
gain-steps-saint-louis = steps on the track of Saint-Louis
gain-steps-cairo = steps on the track of Cairo
ask-automa-card-shares = How many shares of each company do the automa's cards show ({ $cards } cards)?
help-automa-card-shares = Count them on the cards beside its board.
line-next = On top of the deck: { $card }. It is drawn next; the card beneath it says how its actions are done.
option-action-token = Done, and I took the first-player token
event-human-took-token = You take the first-player token: you begin the next round.
ask-richest = Which company's shares are worth most? Several only if equal.
ask-human-board = What is on your board?
own-coins = pounds
own-diamonds = your space on the diamond track
own-jar = the space of your ink jar
