/** A build that cannot be done, explained to the user in one sentence; nothing in place was changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
