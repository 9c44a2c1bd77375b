"""The JSON interface: typed requests and replies, and a description that is made from their types."""
