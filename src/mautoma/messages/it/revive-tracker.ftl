# Il mazzo, contato
picture-tracker = Il mazzo azione
tracker-surely = Di sicuro ancora nel mazzo, { $number }: { $cards }.
tracker-stranger = Più una carta che nessuno ha visto, una di queste { $number }: { $cards }.
tracker-seen = Uscite da quando è stato mescolato: { $cards }.
