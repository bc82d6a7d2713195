"""What each viewer may know, and telling them."""
