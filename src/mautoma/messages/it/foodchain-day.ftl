# Che cosa non va bene insieme
misfit-managers = { $over ->
    [one] Un dirigente di troppo: i dirigenti rispondono al CEO, che ha { $slots } posti.
   *[other] { $over } dirigenti di troppo: i dirigenti rispondono al CEO, che ha { $slots } posti.
}
misfit-staff = { $over ->
    [one] Una carta di troppo: non c'è più posto.
   *[other] { $over } carte di troppo: non c'è più posto.
}
misfit-freezer = Il freezer ne contiene { $room }: sono { $over } di troppo.
