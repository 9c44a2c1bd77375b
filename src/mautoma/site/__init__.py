"""The whole program as a folder of static files, which runs in the browser without a server."""
