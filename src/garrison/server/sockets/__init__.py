"""One WebSocket for each client and table."""
