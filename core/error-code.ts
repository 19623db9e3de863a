/** The code of an error of Node or of a library, such as `ENOENT`; `unknown` for one without. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
