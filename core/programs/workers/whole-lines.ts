/** What a pipe takes in one piece, on every system (POSIX, PIPE_BUF is 4,096 on Linux). */
const PIPE_BYTES = 4_096;

/**
 * Writes lines in pieces that a pipe takes whole, and that end with a line, so that the lines of processes that write to one
 * pipe are not mixed. A line that is longer than such a piece is a piece of its own.
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
