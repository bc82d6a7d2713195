"""The tables of the database. `migrations` makes them; a test holds both together."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(500), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("host", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    # Raised whenever a process takes the table over: an older owner writes no more.
    Column("epoch", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    # Whose turn it is: a person's number, 0 for nobody's, and their name.
    Column("turn", Integer, nullable=False),
    Column("turn_name", String(60), nullable=False),
    # What the list of open tables says; a locked one is not in it.
    Column("title", String(80), nullable=False, server_default=""),
    Column("language", String(10), nullable=False, server_default=""),
    Column("level", String(20), nullable=False, server_default=""),
    Column("locked", Boolean, nullable=False, server_default=false()),
    Index("tables_open", "public", "over", "touched"),
)

# Apart from the row above, which changes with each move and so must be short.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    # Entries are kept as they were accepted together: the first version, the last, the entries.
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("upto", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # How they changed the position, readable under any rules; no more once the game is over.
    Column("position", LargeBinary, nullable=True),
)

# Seeds that were promised for tables about to be opened.
COMMITMENTS: Final = Table(
    "commitments",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(500), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    # The length of the body, so that the room all records take is quickly known.
    Column("size", Integer, nullable=False, server_default="0"),
)

# Addresses and networks whose people are kept out of the server.
BLOCKED: Final = Table(
    "blocked",
    METADATA,
    Column("address", String(60), primary_key=True),
    Column("created", BigInteger, nullable=False),
)
