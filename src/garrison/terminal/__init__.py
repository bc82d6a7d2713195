"""Playing in a terminal: the same tables and the same messages as the web client.

`drawing` and `boards` put a view into characters, `table` keeps what the server told,
`connection` and `rest` talk to it, `commands` reads what is typed, `player` does it; `plain` is
lines in and lines out, `screen` is the whole terminal.
"""
