"""What the list of open tables says of them, and addresses the operator has blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for name, length in (("title", 80), ("language", 10), ("level", 20)):
        column = sa.Column(name, sa.String(length), nullable=False, server_default="")
        op.add_column("tables", column)
    locked = sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", locked)
    op.create_table(
        "blocked",
        sa.Column("address", sa.String(60), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("blocked")
    for name in ("locked", "level", "language", "title"):
        op.drop_column("tables", name)
