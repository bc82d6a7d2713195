# What a host is asked at the table
host-remove-sure = Na pewno usunąć?
