"""Logs as one JSON object a line, for programs that gather them; or plain, for people."""

import json
import logging
import sys
from typing import Final

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, event, whatever was added, and a trace if any."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line.update({k: v for k, v in vars(record).items() if k not in _USUAL})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(as_json: bool, level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn.access", "uvicorn.error"):  # at info they tell where clients come from
        logging.getLogger(name).setLevel(logging.WARNING)
