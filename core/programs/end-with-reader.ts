/**
 * Ends this process, with 1 and without words, when the reader of its output or its errors has left: further output
 * would be lost. To be called once, by a program that prints for a pipe.
 */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(1);
    });
  }
}
