# Simulazioni
outcome-defeat = sconfitta
outcome-survived = sopravvivenza
outcome-minor = vittoria minore
outcome-regular = vittoria regolare
outcome-major = vittoria importante
outcome-superior = vittoria superiore
outcome-utopia = utopia
figure-score = i tuoi punti
