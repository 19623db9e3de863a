import { CodedError } from '../http/errors.ts';
import { StoreFailure } from './database.ts';

const RETRY_SECONDS = 5;

/**
 * Returns the store's result, or throws `service_misconfigured` (503) with Retry-After if it failed, because the store
 * recovers by itself.
 */
export async function orMisconfigured<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    throw new CodedError(
      'service_misconfigured',
      'The store is unavailable; the operator must check STORE_URL or DATA_DIR.',
      { headers: { 'retry-after': String(RETRY_SECONDS) } },
    );
  }
}
