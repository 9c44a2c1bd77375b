# Simulations
outcome-defeat = defeat
outcome-survived = survived
outcome-minor = minor victory
outcome-regular = regular victory
outcome-major = major victory
outcome-superior = superior victory
outcome-utopia = utopia
figure-score = your points
