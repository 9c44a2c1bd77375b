# Simulations
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
figure-human = your points
figure-automa = the automa's points
