/** Tells what is being done now; on a terminal alone, so that a log of a build holds its results and nothing else. */
export type Progress = (step: string) => void;

export function terminalProgress(): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  return (step) => {
    stderr.write(`\r\u001b[K${step}`);
  };
}
