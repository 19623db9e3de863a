import type { Metrics } from './metrics.ts';

/** In seconds: from a nearby stand-in to the slowest page of an agency. */
const DURATION_BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** How an answer differs from what its client expects. */
interface ObservedDrift {
  readonly kind: 'missing' | 'unknown';
  readonly rows: string;
  readonly member: string;
}

/** Adds metrics of outside calls: counts, durations and drift. `outcome` comes from a closed list. */
export function observeUpstream(
  metrics: Metrics,
): (source: string, outcome: string, seconds: number, told?: { readonly drifts: readonly ObservedDrift[] }) => void {
  const calls = metrics.counter('tracewell_upstream_calls_total', 'Calls to outside sources, by outcome.');
  const durations = metrics.histogram(
    'tracewell_upstream_call_duration_seconds',
    'Duration of calls to outside sources.',
    DURATION_BOUNDS,
  );
  const drifts = metrics.counter(
    'tracewell_upstream_drift_total',
    'Answers from outside sources whose rows lack an expected member or have an unknown one.',
  );
  return (source, outcome, seconds, told) => {
    calls.add({ source, outcome });
    durations.observe({ source }, seconds);
    // Missing members are named by us, but a source could send any number of unknown names.
    const labels = (told?.drifts ?? []).map(({ kind, rows, member }) => ({
      ...{ source, rows, kind, member: kind === 'missing' ? member : '' },
    }));
    for (const one of new Map(labels.map((label) => [Object.values(label).join('\n'), label])).values())
      drifts.add(one);
  };
}
