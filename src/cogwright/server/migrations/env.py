"""Runs the migrations on the connection that the server (or a developer's `alembic` command) gives."""

from __future__ import annotations

from alembic import context

from cogwright.server.storage import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
