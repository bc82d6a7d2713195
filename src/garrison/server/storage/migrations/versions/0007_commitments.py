"""Seeds that were promised for tables about to be opened."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "commitments",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("commitments")
