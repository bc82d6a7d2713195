"""Where tables and records are kept, whatever happens to the process."""
