/**
 * Ends this process silently with exit code 1 when the reader of its output or errors has left: further output would be
 * lost. Call it once in a program that prints to a pipe.
 */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(1);
    });
  }
}
