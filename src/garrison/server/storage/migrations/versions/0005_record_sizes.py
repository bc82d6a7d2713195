"""Records know their size, so that the room they take together is quickly known."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("records", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE records SET size = length(body)")


def downgrade() -> None:
    op.drop_column("records", "size")
