# Inserire un'edizione: le parti che il suo file non ha ancora.
edition-missing = Ancora da inserire:
