/** Maximum characters of a stack; the first frame is well within. */
const MAX_FRAMES_LENGTH = 4_000;

/**
 * Returns the class of an error and the line that threw it. The message is left out because it may quote submitted
 * content.
 */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { stack = '', message } = error;
  // The stack starts with the message, which may look like frames.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : '';
  const frame = /^ {4}at .{0,500}?([^\s()/\\]{1,100}:\d{1,7}):\d{1,7}\)?$/m.exec(frames.slice(0, MAX_FRAMES_LENGTH));
  return `${error.constructor.name} ${frame?.[1] ?? 'unknown'}`;
}
