import { DataError } from './bundled-data.ts';
import { ConfigurationError } from './setting-checks.ts';
import { StoreFailure } from './store/database.ts';

/** What the system says of a port or address that cannot be opened. */
const LISTEN_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program.',
  EACCES: 'This user may not open PORT.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
};

/** The one sentence that a person is told of a start that failed. Throws what no sentence is known for. */
export function startFailure(error: unknown): string {
  const isToldWell = error instanceof ConfigurationError || error instanceof DataError || error instanceof StoreFailure;
  if (isToldWell) return error.message;
  const sentence = LISTEN_FAILURES[(error as NodeJS.ErrnoException).code ?? ''];
  if (sentence === undefined) throw error;
  return sentence;
}
