import { DataError } from './bundled-data.ts';
import { ConfigurationError } from './setting-checks.ts';
import { StoreFailure } from './store/database.ts';

/** Messages for system errors when a port or address cannot be opened. */
const LISTEN_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program.',
  EACCES: 'This user may not open PORT.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
};

/** Returns the one sentence shown for a failed start. Rethrows errors without one. */
export function startFailure(error: unknown): string {
  const isToldWell = error instanceof ConfigurationError || error instanceof DataError || error instanceof StoreFailure;
  if (isToldWell) return error.message;
  const sentence = LISTEN_FAILURES[(error as NodeJS.ErrnoException).code ?? ''];
  if (sentence === undefined) throw error;
  return sentence;
}
