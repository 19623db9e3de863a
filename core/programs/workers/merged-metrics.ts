/** The metrics of one worker, in the Prometheus text format, and its number. */
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

/** The metrics of one process. */
interface ToldMetrics {
  /** Added to each sample's labels, such as `worker="1"`; nothing if empty. */
  readonly label: string;
  readonly text: string;
}

/**
 * Joins the metrics of several processes into one text: every sample keeps its value, with its process's label added.
 */
export function joinedMetrics(told: readonly ToldMetrics[]): string {
  const families = new Map<string, GatheredFamily>();
  for (const { label, text } of told) {
    let family: GatheredFamily | undefined;
    const lines = text.split('\n');
    for (const [i, line] of lines.entries()) {
      const name = FAMILY.exec(line)?.[1];
      if (name !== undefined) {
        family = families.get(name) ?? { head: [line, lines[i + 1] ?? ''], samples: [] };
        families.set(name, family);
      } else if (line !== '' && !line.startsWith('#')) family?.samples.push(labelled(line, label));
    }
  }
  return [...families.values()].map(textOf).join('');
}

/**
 * Joins the metrics of all workers into one text, each sample labelled `worker`, so that users can sum what may be
 * summed. The number of included workers is a sample too.
 */
export function mergedMetrics(answers: readonly WorkerMetrics[], workers: number): string {
  const told = answers.map(({ worker, text }) => ({ label: `worker="${worker}"`, text }));
  return joinedMetrics(told) + textOf(toldOf(answers.length, workers));
}

function textOf({ head, samples }: GatheredFamily): string {
  return [...head, ...samples, ''].join('\n');
}

function labelled(sample: string, label: string): string {
  if (label === '') return sample;
  return sample.replace(SAMPLE, (_, name: string, brace: string) =>
    brace === '' ? `${name}{${label}}` : `${name}{${label},`,
  );
}

function toldOf(answered: number, workers: number): GatheredFamily {
  const name = 'tracewell_workers';
  return {
    head: [
      `# HELP ${name} Processes that share the port, and those included in these metrics.`,
      `# TYPE ${name} gauge`,
    ],
    samples: [`${name}{state="configured"} ${workers}`, `${name}{state="answered"} ${answered}`],
  };
}
