import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** Sampling interval of the event loop, in milliseconds. */
const SAMPLING_MS = 20;

const NANOSECONDS = 1e9;

/** Adds process metrics: event-loop delay since the last scrape, memory and start time. */
export function observeProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: SAMPLING_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.gauge('tracewell_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', () => {
    const samples = [
      [{ quantile: '0.5' }, delay.percentile(50) / NANOSECONDS],
      [{ quantile: '0.99' }, delay.percentile(99) / NANOSECONDS],
      [{ quantile: '1' }, delay.max / NANOSECONDS],
    ] as const;
    delay.reset();
    return samples;
  });
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () => [[{}, process.memoryUsage.rss()]]);
  metrics.gauge('process_start_time_seconds', 'Start time of the process, as Unix time.', () => [[{}, startedAt]]);
}
