import { stat } from 'node:fs/promises';
import { readArguments } from './arguments.ts';
import { askRows } from './ask-rows.ts';
import { isStandardOutput } from './bounded-input.ts';
import { UnaskedRow } from './bulk-result.ts';
import { EXIT, UsageError, type Command, type Surroundings } from './command.ts';
import { DOCUMENT_KINDS, documentColumns, documentSummary, type DocumentKind } from './document-kinds.ts';
import { bytesOf, documentFiles, documentRequest, documentRows } from './document-rows.ts';
import { listAt } from './members.ts';

const OPTIONS = {
  as: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** `parse`: one document as JSON, formatted or on one line; or many, one line each in a results file. */
export const PARSE_COMMAND: Command = {
  usage: `parse FOLDER|FILE... --as ${Object.keys(DOCUMENT_KINDS).join('|')} [--out RESULTS.csv|RESULTS.jsonl] [--json]`,
  summary: 'reads one document into JSON, or many into a results file',
  async run(args, surroundings) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const { as = '', out, json } = values;
    const kind = Object.hasOwn(DOCUMENT_KINDS, as) ? DOCUMENT_KINDS[as] : undefined;
    if (!kind) throw new UsageError(`Say what the files are with --as ${Object.keys(DOCUMENT_KINDS).join('|')}.`);
    const [first, second] = positionals;
    if (first === undefined) throw new UsageError('Give a file or a folder.');
    if (out === undefined && second === undefined && !(await isFolder(first))) {
      return parseOne(first, kind, { json, surroundings });
    }
    if (out === undefined) throw new UsageError('Give the results file with --out.');
    if (!isStandardOutput(out) && !/\.(?:csv|jsonl)$/i.test(out)) {
      throw new UsageError('The results file must end in .csv or .jsonl.');
    }
    const files = await documentFiles(positionals, isStandardOutput(out) ? undefined : out);
    if (files.length === 0) throw new UsageError('No files found.');
    const asked = {
      ...kind,
      rows: await documentRows(files, kind),
      summary: documentSummary(kind),
      keyColumn: 'file',
      otherColumns: [],
      resultColumns: documentColumns(kind),
      isScreen: false,
    };
    return askRows(asked, { path: out, json: json || /\.jsonl$/i.test(out) }, surroundings);
  },
};

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

async function parseOne(
  file: string,
  kind: DocumentKind,
  { json, surroundings }: { json: boolean; surroundings: Surroundings },
): Promise<number> {
  const { open, print, printError } = surroundings;
  const bytes = await bytesOf(file).catch((error: unknown) => {
    throw error instanceof UnaskedRow ? new UsageError(error.message) : error;
  });
  const services = await open();
  try {
    const called = await services.call(kind.operation, documentRequest(bytes, kind));
    if (called.kind === 'error') {
      printError(`${called.code}: ${called.message}\n`);
      return EXIT.failed;
    }
    print(`${JSON.stringify(called.body, null, json ? 0 : 2)}\n`);
    const [withheld, warnings] = [listAt(called.body, 'withheld').length, listAt(called.body, 'warnings').length];
    if (withheld + warnings === 0) return EXIT.complete;
    printError(`Withheld values: ${withheld}. Warnings: ${warnings}.\n`);
    return EXIT.incomplete;
  } finally {
    await services.close();
  }
}
