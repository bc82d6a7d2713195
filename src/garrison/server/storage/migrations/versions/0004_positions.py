"""A position is called a position."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.alter_column("journal", "standing", new_column_name="position")


def downgrade() -> None:
    op.alter_column("journal", "position", new_column_name="standing")
