import { readFile, stat } from 'node:fs/promises';
import { recogniseContent } from '../../documents/input/recognise-content.ts';
import { onlyFile, readArguments } from './arguments.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { listAt } from './members.ts';

interface DocumentKind {
  readonly operation: string;
  readonly fileMember: string;
}

const KINDS: Readonly<Record<string, DocumentKind>> = {
  resume: { operation: 'parseResume', fileMember: 'base64_file' },
  invoice: { operation: 'extractInvoice', fileMember: 'base64_file' },
  certificate: { operation: 'parseCertificate', fileMember: 'base64_image' },
};

/** As many bytes as a request's base64 can have, and a little more. */
const MAX_BYTES = 12_000_000;

const OPTIONS = {
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** `parse`: a document as JSON, on lines of its own or on one. */
export const PARSE_COMMAND: Command = {
  usage: `parse FILE --as ${Object.keys(KINDS).join('|')} [--json]`,
  summary: 'reads a document into JSON',
  async run(args, { open, print, printError }) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const { as = '' } = values;
    const kind = Object.hasOwn(KINDS, as) ? KINDS[as] : undefined;
    if (!kind) throw new UsageError(`Say what the file is with --as ${Object.keys(KINDS).join(', ')}.`);
    const bytes = await bytesOf(onlyFile(positionals));
    const services = await open();
    try {
      const called = await services.call(kind.operation, {
        [kind.fileMember]: bytes.toString('base64'),
        mime_type: recogniseContent(bytes) ?? 'text/plain',
      });
      if (called.kind === 'error') {
        printError(`${called.code}: ${called.message}\n`);
        return EXIT.failed;
      }
      print(`${JSON.stringify(called.body, null, values.json ? 0 : 2)}\n`);
      const [withheld, warnings] = [listAt(called.body, 'withheld').length, listAt(called.body, 'warnings').length];
      if (withheld + warnings === 0) return EXIT.complete;
      printError(`Withheld values: ${withheld}. Warnings: ${warnings}.\n`);
      return EXIT.incomplete;
    } finally {
      await services.close();
    }
  },
};

async function bytesOf(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch(unreadable);
  if (size > MAX_BYTES) throw new UsageError('The file is larger than 12 MB, which is more than is read.');
  return readFile(path).catch(unreadable);
}

function unreadable(): never {
  throw new UsageError('The file cannot be read.');
}
