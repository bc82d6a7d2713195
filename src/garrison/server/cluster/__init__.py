"""Several server processes that share the tables.

Redis, or the process that started them all, only says where a table is and carries messages there;
the database alone decides who may write (see `epoch` in `storage.schema`), so whatever the others
forget, no move is lost or made twice.
"""
