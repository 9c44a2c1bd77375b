# Simulations
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
figure-human = your points
figure-automa = points of the automa
