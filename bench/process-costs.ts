import { readFileSync } from 'node:fs';

/** What a server's processes have cost so far. */
export interface ProcessCosts {
  /** Seconds of processor time, of the process and of those that it started. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  /** The longest that the event loop was late since the last look, in seconds. */
  readonly loopDelaySeconds: number;
}

/** What the kernel counts processor time in; 100 a second on every Linux that is met. */
const TICKS_PER_SECOND = 100;

/** What `/proc` and the server's own metrics tell of its processes. Linux alone has the former. */
export async function processCosts(pid: number, origin: string): Promise<ProcessCosts> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    cpuSeconds: sum(withChildren(pid).map(ticks)) / TICKS_PER_SECOND,
    residentBytes: sum(samples(metrics, /^process_resident_memory_bytes\S* (\S+)$/gm)),
    loopDelaySeconds: Math.max(...samples(metrics, /^tracewell_event_loop_delay_seconds\{\S*quantile="1"\S* (\S+)$/gm)),
  };
}

function samples(metrics: string, pattern: RegExp): number[] {
  return [...metrics.matchAll(pattern)].map(([, value]) => Number(value));
}

function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(withChildren)];
}

/** Fields 14 and 15 of the line, after the name in brackets, which may hold anything (proc_pid_stat(5)). */
function ticks(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
