import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** Adds what the process itself tells: event-loop delay since the last look, memory, and when it started. */
export function observeProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.gauge('tracewell_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', () => {
    const samples = [
      [{ quantile: '0.5' }, delay.percentile(50) / 1e9],
      [{ quantile: '0.99' }, delay.percentile(99) / 1e9],
      [{ quantile: '1' }, delay.max / 1e9],
    ] as const;
    delay.reset();
    return samples;
  });
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () => [[{}, process.memoryUsage.rss()]]);
  metrics.gauge('process_start_time_seconds', 'Start of the process, Unix time.', () => [[{}, startedAt]]);
}
