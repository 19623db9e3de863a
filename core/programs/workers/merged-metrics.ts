/** The metrics of one worker, in the Prometheus text format, under the number of its place. */
export interface WorkerMetrics {
  readonly worker: number;
  readonly text: string;
}

interface GatheredFamily {
  readonly head: readonly string[];
  readonly samples: string[];
}

const FAMILY = /^# HELP (\S{1,200}) /;
const SAMPLE = /^([A-Za-z_:][\w:]{0,199})(\{?)/;

/**
 * The metrics of all workers as one text: every sample keeps its value, with the label `worker` added, so that a
 * sum over it is the whole and nothing is added up here that must not be. How many of the workers are in it is a sample too.
 */
export function mergedMetrics(answers: readonly WorkerMetrics[], workers: number): string {
  const families = new Map<string, GatheredFamily>();
  for (const { worker, text } of answers) {
    let family: GatheredFamily | undefined;
    const lines = text.split('\n');
    for (const [i, line] of lines.entries()) {
      const name = FAMILY.exec(line)?.[1];
      if (name !== undefined) {
        family = families.get(name) ?? { head: [line, lines[i + 1] ?? ''], samples: [] };
        families.set(name, family);
      } else if (line !== '' && !line.startsWith('#')) family?.samples.push(labelled(line, worker));
    }
  }
  return [...families.values(), toldOf(answers.length, workers)]
    .map(({ head, samples }) => [...head, ...samples, ''].join('\n'))
    .join('');
}

function labelled(sample: string, worker: number): string {
  return sample.replace(SAMPLE, (_, name: string, brace: string) => {
    const label = `${name}{worker="${worker}"`;
    return brace === '' ? `${label}}` : `${label},`;
  });
}

function toldOf(answered: number, workers: number): GatheredFamily {
  const name = 'tracewell_workers';
  return {
    head: [
      `# HELP ${name} Processes that share the port, and those that these metrics are of.`,
      `# TYPE ${name} gauge`,
    ],
    samples: [`${name}{state="configured"} ${workers}`, `${name}{state="answered"} ${answered}`],
  };
}
