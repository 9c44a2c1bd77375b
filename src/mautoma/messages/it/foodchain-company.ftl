# L'azienda con i suoi posti, e quello che resta sempre in vista
full-staff = Nessun posto libero. Metti un dirigente sotto il CEO o rimanda qualcuno in spiaggia.
full-managers = I dirigenti rispondono solo al CEO: libera prima uno dei suoi { $slots } posti.
view-brings = { $brings }
badge-freezers = I suoi freezer
badge-freezer = { $number } su 10. In parità vince il freezer più a sinistra (più in alto sul playmat).
badge-own = È tuo.
badge-own-open = È tuo. La Mautoma Inc. può ancora prenderlo in questo round.
badge-opponent = Ce l'ha la Mautoma Inc. Per te è chiuso.
badge-opponent-open = Ce l'ha la Mautoma Inc. In questo round puoi ancora prenderlo.
badge-both = Ce l'avete entrambi.
badge-open = Disponibile: puoi prenderlo tu, e anche la Mautoma Inc.
badge-open-own = Disponibile solo per te: nessuna carta della Mautoma Inc. lo mostra.
badge-gone = Non c'è più: nessuno può prenderlo.

# In una o due parole, accanto a un'icona: il testo intero sta nell'elenco delle assunzioni e dove si indica la carta
brief-slots = { $number } posti
brief-hires = assume { $number }
brief-trains = forma { $number }
brief-tips = mance { $tips }$
brief-price = { $price }$
brief-bonus = +{ $percent }%
brief-cooks = cucina { $number }
brief-brings = porta { $number }
brief-collects = { $number } a sosta
brief-rounds = { $eternal ->
    [yes] per sempre
   *[no] { $rounds } round
}
brief-at-once = subito
brief-clean-up = pulizia
brief-builds = edifica
brief-busy = n. { $number }
