# Simulazioni
outcome-won = vinte
outcome-lost = perse
outcome-drawn = pareggiate
figure-human = i tuoi punti
figure-automa = punti dell'automa
