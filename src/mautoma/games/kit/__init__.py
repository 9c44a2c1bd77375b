"""What every game draws and reads with."""
