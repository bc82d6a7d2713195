"""One game with the people around it: its log, its history, and how both are saved."""
