import { CodedError } from '../../../core/http/errors.ts';

/** The code with which a function rejects its input, or `ok`. */
export function codeOf(run: () => unknown): string {
  return refusalOf(run)?.code ?? 'ok';
}

/** The coded error that a function throws; any other error is a fault of the test. */
export function refusalOf(run: () => unknown): CodedError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
}
