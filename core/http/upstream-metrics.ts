import type { Metrics } from './metrics.ts';

/** Seconds: from a nearby stand-in to an agency's slowest page. */
const DURATION_BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** Adds the counts and durations of calls to what is outside; `outcome` is a word of a closed list. */
export function observeUpstream(metrics: Metrics): (source: string, outcome: string, seconds: number) => void {
  const calls = metrics.counter('tracewell_upstream_calls_total', 'Calls to outside sources by outcome.');
  const durations = metrics.histogram(
    'tracewell_upstream_call_duration_seconds',
    'Time of calls to outside sources.',
    DURATION_BOUNDS,
  );
  return (source, outcome, seconds) => {
    calls.add({ source, outcome });
    durations.observe({ source }, seconds);
  };
}
