"""Several processes of one machine behind one port, without any other service.

The first process plays no game: it starts the others, replaces those that end, and keeps who owns
which table (`broker`). A socket that asks for another's table is handed over to that process
whole (`handover`); other requests for it go through the broker, as they do with Redis.
"""
