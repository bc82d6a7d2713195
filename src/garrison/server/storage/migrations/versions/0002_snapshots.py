"""Snapshots get a table of their own: a row that changes with each move must be short."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.execute(
        "INSERT INTO snapshots (table_id, version, body) "
        "SELECT id, snapshot_version, snapshot FROM tables"
    )
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("snapshot")
        tables.drop_column("snapshot_version")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("snapshot", sa.LargeBinary))
        tables.add_column(sa.Column("snapshot_version", sa.Integer))
    for column, kept in (("snapshot", "body"), ("snapshot_version", "version")):
        op.execute(
            f"UPDATE tables SET {column} = "
            f"(SELECT {kept} FROM snapshots WHERE snapshots.table_id = tables.id)"
        )
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("snapshot", nullable=False)
        tables.alter_column("snapshot_version", nullable=False)
    op.drop_table("snapshots")
