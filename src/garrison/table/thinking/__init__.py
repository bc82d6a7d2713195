"""What happens beside the inbox: bots, estimates, advice, and the times of absence."""
