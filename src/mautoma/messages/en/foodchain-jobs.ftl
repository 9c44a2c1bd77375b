# What one of several people of a kind makes or gets
employee-kitchen-trainee-burger = { $number ->
    [one] kitchen trainee: burger
   *[other] kitchen trainees: burger
}
employee-kitchen-trainee-pizza = { $number ->
    [one] kitchen trainee: pizza
   *[other] kitchen trainees: pizza
}
employee-errand-boy-beer = { $number ->
    [one] errand boy: beer
   *[other] errand boys: beer
}
employee-errand-boy-lemonade = { $number ->
    [one] errand boy: lemonade
   *[other] errand boys: lemonade
}
employee-errand-boy-soda = { $number ->
    [one] errand boy: soda
   *[other] errand boys: soda
}
