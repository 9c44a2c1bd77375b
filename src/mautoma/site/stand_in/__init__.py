"""What takes the place of packages that need threads and sockets, where there are none."""
