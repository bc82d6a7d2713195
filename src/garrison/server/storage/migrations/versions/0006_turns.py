"""Tables tell whose turn it is, so that a list of games can say so without opening them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("turn_name", sa.String(60), nullable=False, server_default="")
    )


def downgrade() -> None:
    op.drop_column("tables", "turn_name")
    op.drop_column("tables", "turn")
