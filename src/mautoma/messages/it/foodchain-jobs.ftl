# Che cosa prepara o procura una persona di un tipo
employee-kitchen-trainee-burger = { $number ->
    [one] apprendista di cucina: hamburger
   *[other] apprendisti di cucina: hamburger
}
employee-kitchen-trainee-pizza = { $number ->
    [one] apprendista di cucina: pizza
   *[other] apprendisti di cucina: pizza
}
employee-errand-boy-beer = { $number ->
    [one] fattorino: birra
   *[other] fattorini: birra
}
employee-errand-boy-lemonade = { $number ->
    [one] fattorino: limonata
   *[other] fattorini: limonata
}
employee-errand-boy-soda = { $number ->
    [one] fattorino: bibita
   *[other] fattorini: bibita
}
