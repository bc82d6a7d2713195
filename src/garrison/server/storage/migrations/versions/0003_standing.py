"""The position after the last move of each row, until a snapshot tells it too."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("journal", sa.Column("standing", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    op.drop_column("journal", "standing")
