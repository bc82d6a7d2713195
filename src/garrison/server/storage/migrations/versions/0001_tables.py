"""Tables, their journal, and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(500), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("snapshot_version", sa.Integer, nullable=False),
        sa.Column("free_seats", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("tables_open", "tables", ["public", "over", "touched"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("upto", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(500), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("records", "journal", "tables"):
        op.drop_table(name)
