import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './command.ts';

/** Parses options and file arguments. Throws `UsageError` for an unknown option. */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('An option is unknown or has no value.');
  }
}

/** Returns a command's only file. Throws `UsageError` for none or several. */
export function onlyFile(positionals: readonly string[]): string {
  const [file, second] = positionals;
  if (file === undefined || second !== undefined) throw new UsageError('Give one file.');
  return file;
}
