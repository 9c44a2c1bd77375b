"""In the browser, in place of AnyIO: of all that it does, Starlette needs there only `to_thread`."""
