type Labels = Readonly<Record<string, string>>;

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => string[];
}

/** A counter per combination of labels. */
export interface Counter {
  readonly add: (labels: Labels, amount?: number) => void;
}

/** A histogram per combination of labels. */
export interface Histogram {
  readonly observe: (labels: Labels, value: number) => void;
}

/** Metrics of one process, exposed in the Prometheus text format 0.0.4. */
export interface Metrics {
  readonly counter: (name: string, help: string) => Counter;
  /** A value read on each scrape: one sample per pair of labels and number. */
  readonly gauge: (name: string, help: string, read: () => readonly (readonly [Labels, number])[]) => void;
  /** `bounds` are the upper bucket bounds, ascending, in the unit at the end of the name. */
  readonly histogram: (name: string, help: string, bounds: readonly number[]) => Histogram;
  readonly text: () => string;
}

export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Creates an empty set of metrics. Label values must come from closed lists: each new combination is kept forever. */
export function createMetrics(): Metrics {
  const families: Family[] = [];
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      families.push({
        name,
        help,
        type: 'counter',
        samples: () => [...values].map(([key, value]) => `${name}${key} ${value}`),
      });
      return {
        add(labels, amount = 1) {
          const key = labelText(labels);
          values.set(key, (values.get(key) ?? 0) + amount);
        },
      };
    },
    gauge(name, help, read) {
      families.push({
        name,
        help,
        type: 'gauge',
        samples: () => read().map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
      });
    },
    histogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      families.push({
        name,
        help,
        type: 'histogram',
        samples: () => [...series.values()].flatMap((one) => histogramSamples(name, bounds, one)),
      });
      return {
        observe(labels, value) {
          const key = labelText(labels);
          let one = series.get(key);
          if (!one) {
            one = { labels, counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 };
            series.set(key, one);
          }
          const bucket = bounds.findIndex((bound) => value <= bound);
          const index = bucket === -1 ? bounds.length : bucket;
          one.counts[index] = (one.counts[index] ?? 0) + 1;
          one.sum += value;
        },
      };
    },
    text() {
      return families
        .map(({ name, help, type, samples }) =>
          [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples(), ''].join('\n'),
        )
        .join('');
    },
  };
}

function histogramSamples(
  name: string,
  bounds: readonly number[],
  series: { labels: Labels; counts: readonly number[]; sum: number },
): string[] {
  let total = 0;
  const buckets = series.counts.map((count, i) => {
    total += count;
    return `${name}_bucket${labelText({ ...series.labels, le: String(bounds[i] ?? '+Inf') })} ${total}`;
  });
  const key = labelText(series.labels);
  return [...buckets, `${name}_sum${key} ${series.sum}`, `${name}_count${key} ${total}`];
}

/** A plain loop, because it runs several times per request. */
function labelText(labels: Labels): string {
  let text = '';
  for (const name in labels) text += `${text === '' ? '{' : ','}${name}="${labels[name] ?? ''}"`;
  return text === '' ? '' : `${text}}`;
}
