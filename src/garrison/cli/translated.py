"""Commands that speak the reader's language, click's own phrases included."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType

import click

from garrison.core.errors import BadDocument, GarrisonError
from garrison.core.reasons import Reason
from garrison.texts import LANGUAGES, Translator, translator


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What `--lang` asks for if we speak it, else the environment's language, else English.

    A language we do not speak is refused when click reads the option (see `choices.language`).
    """
    for at, argument in enumerate(arguments):
        asked = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and at + 1 < len(arguments):
            asked = arguments[at + 1]
        if asked in LANGUAGES:
            return asked
    for name in ("GARRISON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = environment.get(name, "")[:2]
        if found in LANGUAGES:
            return found
    return "en"


def speaker() -> Translator:
    """The translator of the command that is being run."""
    words = click.get_current_context().find_root().obj
    return words if isinstance(words, Translator) else translator("en")


def say(id: str, **args: str | int) -> str:
    """A message in the reader's language."""
    return speaker()(id, args)


def tell(id: str, **args: str | int) -> None:
    """Print a message in the reader's language."""
    click.echo(say(id, **args))


def explain(words: Translator, reason: Reason) -> str:
    return words(reason.id, reason.args)


def explain_error(words: Translator, error: GarrisonError) -> str:
    """Everything an error has to tell, one fault a line."""
    if not isinstance(error, BadDocument):
        return explain(words, error.reason)
    lines = [
        words("error-fault", {"place": fault.place or "–", "what": explain(words, fault.reason)})
        for fault in error.faults
    ]
    return "\n".join([explain(words, error.reason), *lines])


def explain_usage(words: Translator, error: click.ClickException) -> str:
    """What is wrong with the way a command was called."""
    if isinstance(error, click.NoSuchOption):
        return words("cli-no-option", {"option": error.option_name})
    if isinstance(error, click.BadOptionUsage):
        needs = "cli-flag-value" if _is_flag(error) else "cli-needs-value"
        return words(needs, {"name": error.option_name})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return words("cli-missing", {"name": _typed_name(error.param)})
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _explain_value(words, error.param)
    return words("cli-usage-error", {"detail": error.format_message()})


def _is_flag(error: click.BadOptionUsage) -> bool:
    """Whether the option that was misused is one that takes no value."""
    options = error.ctx.command.params if error.ctx else []
    return any(
        isinstance(each, click.Option) and each.is_flag and error.option_name in each.opts
        for each in options
    )


def _typed_name(param: click.Parameter) -> str:
    """What people type for it: an option's own spelling, or the place's name in the usage."""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _explain_value(words: Translator, param: click.Parameter) -> str:
    name = _typed_name(param)
    if isinstance(param.type, click.Choice):
        valid = ", ".join(str(choice) for choice in param.type.choices)
        return words("cli-bad-choice", {"name": name, "valid": valid})
    if isinstance(param.type, click.IntRange) and param.type.max is not None:
        limits = {"low": f"{param.type.min or 0}", "high": f"{param.type.max}"}
        return words("cli-bad-limits", {"name": name, **limits})
    if isinstance(param.type, click.IntRange) and param.type.min is not None:
        return words("cli-bad-range", {"name": name, "low": int(param.type.min)})
    if isinstance(param.type, click.FloatRange):
        return words("cli-bad-positive", {"name": name})
    return words("cli-bad-number", {"name": name})


class TranslatedCommand(click.Command):
    """A command whose help, given as message ids, comes from the catalogues."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuse arguments that are too many in the reader's language."""
        takes_more, ctx.allow_extra_args = ctx.allow_extra_args, True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            error.ctx = ctx  # whose option it is
            raise
        ctx.allow_extra_args = takes_more
        if rest and not takes_more and not ctx.resilient_parsing:
            raise click.UsageError(_words(ctx)("cli-extra-argument", {"argument": rest[0]}), ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{_words(ctx)('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_words(ctx)(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [row for param in self.get_params(ctx) if (row := _option_row(param, ctx))]
        with formatter.section(_words(ctx)("cli-options")):
            formatter.write_dl(rows)

    def get_short_help_str(self, limit: int = 45) -> str:
        return speaker()(self.help or "")


class TranslatedGroup(TranslatedCommand, click.Group):
    """A group of such commands."""

    command_class = TranslatedCommand

    def invoke(self, ctx: click.Context) -> object:
        """Refuse options without a command in the reader's language.

        For this groups are declared as if they could do without one.
        """
        done: object = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            valid = ", ".join(self.list_commands(ctx))
            raise click.UsageError(_words(ctx)("cli-command-missing", {"valid": valid}), ctx)
        return done

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        found = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        rows = [(name, command.get_short_help_str()) for name, command in found if command]
        with formatter.section(_words(ctx)("cli-commands")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            valid = ", ".join(self.list_commands(ctx))
            words = _words(ctx)("cli-no-command", {"command": args[0], "valid": valid})
            raise click.UsageError(words, ctx)
        return super().resolve_command(ctx, args)


class LazyGroup(TranslatedGroup):
    """A group whose commands are imported when they are called for.

    `places` names the module and the function of each, so that one command need not wait for
    what only another needs.
    """

    places: Mapping[str, str] = MappingProxyType({})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.places:
            return None
        module, _, function = self.places[cmd_name].partition(":")
        command = getattr(import_module(module), function)
        assert isinstance(command, click.Command)
        return command


def _words(ctx: click.Context) -> Translator:
    words = ctx.find_root().obj
    return words if isinstance(words, Translator) else translator("en")


def _option_row(param: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
    """The two columns of an option's line; nothing for arguments."""
    row = param.get_help_record(ctx)
    if row is None or not isinstance(param, click.Option):
        return None
    words = _words(ctx)
    text = words("cli-help" if "--help" in param.opts else param.help or "")
    if param.show_default:
        told = param.show_default
        value = words(told) if isinstance(told, str) else str(param.get_default(ctx))
        text += f" [{words('cli-default-value', {'value': value})}]"
    return row[0], text
