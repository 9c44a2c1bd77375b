# A un tavolo vero.
orders = Da fare
