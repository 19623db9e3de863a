import type { Metrics } from '../http/metrics.ts';
import type { ScreenedList } from './answer.ts';

/** Adds metrics of each list by source: its size, and how many records it lacks while doubted. */
export function observeLists(metrics: Metrics, sources: Readonly<Record<string, () => readonly ScreenedList[]>>): void {
  type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];
  const samples = (valueOf: (state: ScreenedList) => number | null) => (): Sample[] =>
    Object.entries(sources).flatMap(([source, states]) =>
      states().flatMap((state): Sample[] => {
        const value = valueOf(state);
        return value === null ? [] : [[{ source, list: state.list }, value]];
      }),
    );
  metrics.gauge(
    'tracewell_list_records',
    'Records of each list when it was last read.',
    samples(({ records }) => records),
  );
  metrics.gauge(
    'tracewell_list_doubted',
    '1 if a list lost more records than ordinary delistings explain, else 0.',
    samples(({ doubt }) => (doubt ? 1 : 0)),
  );
  metrics.gauge(
    'tracewell_list_missing_records',
    'Records that a doubted list lost since it was last whole; 0 if it is whole.',
    samples(({ records, doubt }) => (records === null ? null : (doubt?.missing ?? 0))),
  );
  metrics.gauge(
    'tracewell_list_whole_timestamp_seconds',
    'The last day each list was whole, as Unix time.',
    samples(({ last_whole }) => Date.parse(last_whole) / 1000),
  );
}
