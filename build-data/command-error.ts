/** A build that cannot be done, told to the person who started it in one sentence; nothing in place was touched. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
