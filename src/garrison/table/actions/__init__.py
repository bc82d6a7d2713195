"""What people may ask of a table; each action raises Refused or adds entries to its log."""
