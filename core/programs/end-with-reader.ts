/**
 * Ends this process, with 1 and without words, when whoever reads its output or its errors has left: what it would still print
 * reaches nobody. To be called once, by a program that prints for a pipe.
 */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(1);
    });
  }
}
