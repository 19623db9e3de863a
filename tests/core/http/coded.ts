import { CodedError } from '../../../core/http/errors.ts';

/** The code that a function refuses its input with, or `ok`. */
export function codeOf(run: () => unknown): string {
  return refusalOf(run)?.code ?? 'ok';
}

/** The coded error that a function throws; anything else that it throws is a fault of the test. */
export function refusalOf(run: () => unknown): CodedError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
}
