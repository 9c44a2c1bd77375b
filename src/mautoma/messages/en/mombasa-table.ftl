# Mombasa at a real table.
event-plan-your-cards = Plan your cards for round { $round }, face down. Then the actions begin.
event-fill-up = Prepare round { $round } as usual: refill the display and the books.
event-named-steps = { $steps ->
        [0] The automa's { $company } marker ({ $track }) is at the end of its track and stays on space { $start }.
       *[other] Move the automa's { $company } marker ({ $track }) from space { $start } to { $end }.
    }
gain-steps-mombasa = steps on the Mombasa track
gain-steps-cape-town = steps on the Cape Town track
gain-steps-saint-louis = steps on the Saint-Louis track
gain-steps-cairo = steps on the Cairo track
ask-automa-card-shares = How many shares of each company do the automa's cards show ({ $cards } cards)?
help-automa-card-shares = Count them on the cards beside its board.
line-next = On top of the deck: { $card }. It's drawn next; the card under it says how its actions are done.
option-action-token = Done, and I took the first-player token
event-human-took-token = You take the first-player token: you start the next round.
ask-richest = Which company's shares are worth the most?
ask-human-board = What's on your board?
own-coins = pounds
own-diamonds = your space on the diamond track
own-jar = your ink jar's space

# Why it does what it does of its card
reason-first = First on its card: { $action }.
reason-next = Not possible: { $actions }. Next on its card: { $action }.
reason-none = Nothing on its card can be done.
