"""Several server processes that share the tables.

Redis only says where a table is and carries messages there; the database alone decides who may
write (see `epoch` in `storage.schema`), so whatever Redis forgets, no move is lost or made twice.
"""
