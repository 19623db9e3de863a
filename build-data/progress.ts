/** Reports the current step, only on a terminal, so that a build's log contains just its results. */
export type Progress = (step: string) => void;

export function terminalProgress(): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  return (step) => {
    stderr.write(`\r\u001b[K${step}`);
  };
}
