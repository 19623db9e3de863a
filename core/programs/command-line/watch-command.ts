import type { JsonObject } from '../../json.ts';
import { readArguments } from './arguments.ts';
import { boundedBytes, chunksOf } from './bounded-input.ts';
import { EXIT, UsageError, type Command, type OpenServices, type Surroundings } from './command.ts';
import { listAt, memberAt } from './members.ts';
import { changeLine, CHANGE_COLUMNS, findingLine, FINDING_COLUMNS, listLine, LIST_COLUMNS } from './watch-lines.ts';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  note: { type: 'string' },
  by: { type: 'string' },
  after: { type: 'string' },
} as const;

/** Maximum upload size, also enforced by the service. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

/** Findings or changes per request. */
const PAGE = 500;

/** A command's own arguments and environment. */
interface Asked {
  readonly words: readonly string[];
  readonly options: { readonly json: boolean; readonly note?: string; readonly by?: string; readonly after?: string };
  readonly surroundings: Surroundings;
}

/** A watch command to run once the services are open; returns the exit code. */
type WatchTask = (services: Pick<OpenServices, 'screenWatched'> & { readonly ask: Ask }) => Promise<number>;

/** Calls an operation. Throws `Refused`. */
type Ask = (operation: string, sent: JsonObject) => Promise<unknown>;

/** A refused operation. The message is its coded error. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** The watch commands: each checks its arguments before anything is opened, and throws `UsageError`. */
const TASKS: Readonly<Record<string, (asked: Asked) => WatchTask | Promise<WatchTask>>> = {
  put: async ({ words, surroundings }) => {
    const [name, file] = exactly(words, 2, 'Give a list name and one file.');
    const parties = await textOf(file, surroundings);
    return async ({ ask, screenWatched }) => {
      await ask('putWatchList', { name, parties });
      await screenWatched();
      return tellCoverage(await ask('watchList', { name }), surroundings);
    };
  },
  lists: ({ words, options, surroundings }) => {
    exactly(words, 0, 'watch lists takes no arguments.');
    return async ({ ask }) => {
      const lists = listAt(await ask('watchLists', {}), 'lists');
      writeRows(lists, { columns: LIST_COLUMNS, line: listLine, options, surroundings });
      return EXIT.complete;
    };
  },
  findings: ({ words, options, surroundings }) => {
    const [name] = exactly(words, 1, 'Give one list name.');
    return async ({ ask, screenWatched }) => {
      await screenWatched();
      const list = await ask('watchList', { name });
      const findings: unknown[] = [];
      let after: unknown = null;
      do {
        const page = await ask('watchFindings', {
          list: name,
          limit: PAGE,
          ...(typeof after === 'string' && { after }),
        });
        findings.push(...listAt(page, 'findings'));
        after = memberAt(page, 'next');
      } while (typeof after === 'string');
      writeRows(findings, { columns: FINDING_COLUMNS, line: findingLine, options, surroundings });
      return tellCoverage(list, surroundings);
    };
  },
  decide: ({ words, options: { note, by }, surroundings }) => {
    const [id, decision] = exactly(words, 2, 'Give a finding id and a decision.');
    return async ({ ask }) => {
      const sent = { id, decision, ...(note !== undefined && { note }), ...(by !== undefined && { by }) };
      surroundings.print(`${JSON.stringify(await ask('decideWatchFinding', sent), null, 2)}\n`);
      return EXIT.complete;
    };
  },
  changes: ({ words, options, surroundings }) => {
    exactly(words, 0, 'watch changes takes no arguments.');
    const first = options.after ?? '0';
    if (!/^\d{1,9}$/.test(first))
      throw new UsageError('--after must be the number printed at the end of the last run.');
    return async ({ ask, screenWatched }) => {
      await screenWatched();
      const changes: unknown[] = [];
      let next = Number(first);
      for (;;) {
        const page = await ask('watchChanges', { after: next, limit: PAGE });
        changes.push(...listAt(page, 'changes'));
        const reached = Number(memberAt(page, 'next'));
        if (reached === next) break;
        next = reached;
      }
      writeRows(changes, { columns: CHANGE_COLUMNS, line: changeLine, options, surroundings });
      surroundings.printError(`To continue from here: tracewell watch changes --after ${next}\n`);
      return EXIT.complete;
    };
  },
  delete: ({ words, surroundings }) => {
    const [name] = exactly(words, 1, 'Give one list name.');
    return async ({ ask }) => {
      await ask('deleteWatchList', { name });
      surroundings.printError('Deleted the list with its parties, findings and decisions.\n');
      return EXIT.complete;
    };
  },
};

/** `watch`: lists of parties kept in the local store and rescreened whenever a government list changes. */
export const WATCH_COMMAND: Command = {
  usage:
    'watch put LIST FILE.csv | lists | findings LIST [--json] | decide ID match|not_a_match|later [--note TEXT] [--by NAME] | ' +
    'changes [--after NUMBER] [--json] | delete LIST',
  summary: 'keeps lists of parties and rescreens them when government lists change',
  async run(args, surroundings) {
    const { values: options, positionals } = readArguments(args, OPTIONS);
    const [name = '', ...words] = positionals;
    const prepare = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    if (!prepare) throw new UsageError(`watch must be followed by one of ${Object.keys(TASKS).join(', ')}.`);
    const task = await prepare({ words, options, surroundings });
    const { call, screenWatched, close } = await surroundings.open();
    try {
      return await task({
        screenWatched,
        async ask(operation, sent) {
          const called = await call(operation, sent);
          if (called.kind === 'error') throw new Refused(`${called.code}: ${called.message}`);
          return called.body;
        },
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      surroundings.printError(`${error.message}\n`);
      return EXIT.failed;
    } finally {
      await close();
    }
  },
};

function exactly(words: readonly string[], count: 0 | 1 | 2, sentence: string): [string, string] {
  if (words.length !== count) throw new UsageError(sentence);
  const [first = '', second = ''] = words;
  return [first, second];
}

async function textOf(file: string, surroundings: Surroundings): Promise<string> {
  const bytes = await boundedBytes(chunksOf(file, surroundings), MAX_UPLOAD_BYTES).catch(() => {
    throw new UsageError('The file cannot be read.');
  });
  if (!bytes) throw new UsageError('The file is larger than 64 MiB.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('The file is not UTF-8 text.');
  }
}

interface Written {
  readonly columns: readonly string[];
  readonly line: (row: unknown) => readonly string[];
  readonly options: Pick<Asked['options'], 'json'>;
  readonly surroundings: Pick<Surroundings, 'print'>;
}

/** Prints rows as a tab-separated table, or each as a line of JSON. */
function writeRows(rows: readonly unknown[], { columns, line, options, surroundings }: Written): void {
  const lines = options.json
    ? rows.map((row) => JSON.stringify(row))
    : [columns, ...rows.map(line)].map((cells) => cells.map(onOneLine).join('\t'));
  surroundings.print(lines.map((text) => `${text}\n`).join(''));
}

/** Uploaded or published text must not end a row or control a terminal. */
function onOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

/** Prints how many findings a list has and what was not checked. */
function tellCoverage(list: unknown, { printError }: Pick<Surroundings, 'printError'>): number {
  const count = (member: string): string => String(memberAt(list, 'findings', member));
  printError(
    `Parties: ${String(memberAt(list, 'parties'))}. Findings: ${count('open')} open (${count('undecided')} undecided), ${count('gone')} gone.\n`,
  );
  if (memberAt(list, 'incomplete_coverage') === false) return EXIT.complete;
  const reasons = listAt(list, 'reasons').map(String).map(onOneLine);
  printError(['Incomplete: a party without a finding is not clear.', ...reasons, ''].join('\n'));
  return EXIT.incomplete;
}
