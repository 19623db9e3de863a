/** Returns the code of an error from Node or a library, such as `ENOENT`; `unknown` for one without. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
