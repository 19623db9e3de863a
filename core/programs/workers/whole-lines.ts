/** Size that a pipe writes atomically on every system (POSIX; PIPE_BUF is 4,096 on Linux). */
const PIPE_BYTES = 4_096;

/**
 * Writes lines in atomic pieces that end with a line, so that lines of processes writing to one pipe are not mixed. A
 * longer line is a piece of its own.
 */
export function writeWholeLines(text: string, write: (piece: string) => void): void {
  let piece = '';
  let bytes = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const length = Buffer.byteLength(line);
    if (bytes + length > PIPE_BYTES && piece !== '') {
      write(piece);
      piece = '';
      bytes = 0;
    }
    piece += line;
    bytes += length;
  }
  if (piece !== '') write(piece);
}
