import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './command.ts';

/** Options and the files behind them. Throws `UsageError` for an option that is not one of the command's. */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('An option is unknown or has no value.');
  }
}

/** The one file of a command. Throws `UsageError` for none, and for several. */
export function onlyFile(positionals: readonly string[]): string {
  const [file, second] = positionals;
  if (file === undefined || second !== undefined) throw new UsageError('Give one file.');
  return file;
}
