"""The position after the last move, beside the snapshot."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("standing", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "standing")
