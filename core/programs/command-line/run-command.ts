import { KEYS_ARGUMENT } from '../../program-arguments.ts';
import { KEYS_USAGE } from './keys-command.ts';
import { asksForHelp, VERSION_WORD } from './asks-for-help.ts';
import { EXIT, UsageError, type Command, type Surroundings } from './command.ts';
import { ESTIMATE_COMMAND } from './estimate-command.ts';
import { PARSE_COMMAND } from './parse-command.ts';
import { REDACT_COMMAND } from './redact-command.ts';
import { SCREEN_COMMAND } from './screen-command.ts';
import { WATCH_COMMAND } from './watch-command.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['screen', SCREEN_COMMAND],
  ['estimate', ESTIMATE_COMMAND],
  ['redact', REDACT_COMMAND],
  ['parse', PARSE_COMMAND],
  ['watch', WATCH_COMMAND],
]);

/** Programs outside this table, for the help. */
const PROGRAMS = [
  ['[--sandbox]', 'serves over HTTP; with --sandbox, from sample data'],
  ['mcp', 'serves agents (MCP) over standard input and output'],
  ['refresh-register', 'refreshes the copy of the exclusions register'],
  ['refresh-schedule', 'installs the newest edition of the tariff schedule, or one from a file'],
  ['doctor [--json]', 'makes one small request to each configured source and reports what has changed'],
  ['keys', "creates, lists and revokes keys of the server's own gateway"],
] as const;

const USAGES: readonly (readonly [usage: string, summary: string])[] = [
  ...PROGRAMS,
  ...[...COMMANDS.values()].map(({ usage, summary }) => [usage, summary] as const),
];

const HELP = [
  'tracewell [COMMAND] [--sandbox]',
  '',
  ...USAGES.flatMap(([usage, summary]) => [`  tracewell ${usage}`, `      ${summary}`]),
  '',
  '  --help after any command shows its usage; --version prints the version.',
  '  Any command with --sandbox answers from sample data; nothing leaves this machine.',
  '  Exit codes: 0 complete, 1 failed, 2 usage error, 3 incomplete (docs/cli.md).',
  '',
].join('\n');

/** The usage of one command or program; of all of them for any other name. */
function helpFor(name: string): string {
  if (name === KEYS_ARGUMENT) return `${KEYS_USAGE}\n`;
  const named = USAGES.find(([usage]) => usage.split(' ', 1)[0] === name);
  return named ? `tracewell ${named[0]}\n    ${named[1]}\n` : HELP;
}

const COMMAND_NAMES = USAGES.flatMap(([usage]) => /^[a-z-]+/.exec(usage) ?? []).join(', ');

/** Runs a command by name and returns the exit code. */
export async function runCommand(name: string, args: readonly string[], surroundings: Surroundings): Promise<number> {
  const command = COMMANDS.get(name);
  if (asksForHelp([name, ...args])) {
    surroundings.print(name === VERSION_WORD ? `${surroundings.version}\n` : helpFor(name));
    return EXIT.complete;
  }
  if (!command) {
    surroundings.printError(`There is no such command. Commands: ${COMMAND_NAMES}. --help explains them.\n`);
    return EXIT.usage;
  }
  try {
    return await command.run(args, surroundings);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    surroundings.printError(`${error.message}\n\n  tracewell ${command.usage}\n`);
    return EXIT.usage;
  }
}
