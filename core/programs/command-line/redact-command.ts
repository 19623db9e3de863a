import { readArguments } from './arguments.ts';
import { boundedBytes } from './bounded-input.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { listAt, memberAt } from './members.ts';

/** The service's limit, and the most bytes that many UTF-16 units have in UTF-8. */
const MAX_TEXT = 50_000;
const MAX_BYTES = 3 * MAX_TEXT;

/** `redact`: prints the input with personal data replaced. Prints nothing if anything goes wrong. */
export const REDACT_COMMAND: Command = {
  usage: 'redact [--json] < IN > OUT',
  summary: 'replaces personal data in a text with placeholders',
  async run(args, { open, input, print, printError }) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    if (positionals.length > 0) throw new UsageError('redact reads standard input and takes no file.');
    const text = await textOf(input);
    const services = await open();
    try {
      const called = await services.call('redactText', { text });
      if (called.kind === 'error') {
        printError(`${called.code}: ${called.message}\n`);
        return EXIT.failed;
      }
      print(values.json ? `${JSON.stringify(called.body)}\n` : String(memberAt(called.body, 'redacted_text')));
      const warnings = listAt(called.body, 'warnings');
      for (const warning of warnings) printError(`${String(memberAt(warning, 'message'))}\n`);
      return warnings.length > 0 ? EXIT.incomplete : EXIT.complete;
    } finally {
      await services.close();
    }
  },
};

async function textOf(input: AsyncIterable<Uint8Array>): Promise<string> {
  const bytes = await boundedBytes(input, MAX_BYTES);
  if (!bytes)
    throw new UsageError(`The input is longer than ${MAX_TEXT.toLocaleString('en-US')} characters: split it.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError('The input is not UTF-8 text.');
  }
}
