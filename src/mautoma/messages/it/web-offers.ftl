# Le edizioni con cui si può cominciare una partita
edition-in-part = { $name } (inserita in parte: peschi tu, e inserisci ciò che è nuovo)
edition-not-entered = le mie carte stampate, non ancora inserite: peschi tu, e inserisci ognuna quando esce
edition-incomplete = Non ancora completa. Si può giocare al tavolo pescando dalle tue carte stampate: ciò che manca si inserisce quando esce.
edition-blank = Una nuova edizione ancora senza carte inserite
edition-blank-help = Inserisci qui le sue carte, o comincia una partita al tavolo e inseriscine ognuna quando la peschi per la prima volta. Tutto il resto è come nell'edizione della casa, finché non lo cambi.
edition-blank-go = Comincia
house-kept = Non serve stampare
house-lay-out = Sul tavolo
