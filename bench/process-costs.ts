import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Costs of a server's processes so far. */
export interface ProcessCosts {
  /** CPU seconds of the process and its children, running or ended. */
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  /** The longest delay of the event loop since the last check, in seconds. */
  readonly loopDelaySeconds: number;
}

/** The kernel's unit of CPU time; 100 per second on every common Linux. */
const TICKS_PER_SECOND = 100;

/** Reads `/proc` and the server's own metrics. Only Linux has the former. */
export async function processCosts(pid: number, origin: string): Promise<ProcessCosts> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return {
    cpuSeconds: cpuSecondsOf(pid),
    residentBytes: sum(samples(metrics, /^process_resident_memory_bytes\S* (\S+)$/gm)),
    loopDelaySeconds: Math.max(...samples(metrics, /^tracewell_event_loop_delay_seconds\{\S*quantile="1"\S* (\S+)$/gm)),
  };
}

/** CPU seconds of a process and its children, running or ended. */
export function cpuSecondsOf(pid: number): number {
  return sum(withChildren(pid).map(ticks)) / TICKS_PER_SECOND;
}

/**
 * Bytes of anonymous memory of a process and its children, excluding file-backed memory such as program code. A page
 * held by several counts once, in parts (`Pss_Anon` in proc_pid_smaps(5)): a newly forked process has every page of its
 * parent.
 */
export function privateBytesOf(pid: number): number {
  return sum(withChildren(pid).map(ownBytesOf));
}

/** The same by program: the name of the last file that each was started with. */
export function privateBytesByProgram(pid: number): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const one of withChildren(pid)) {
    const program = programOf(one);
    bytes.set(program, (bytes.get(program) ?? 0) + ownBytesOf(one));
  }
  return bytes;
}

function programOf(pid: number): string {
  try {
    const options = readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').filter(Boolean);
    return basename(options.at(-1) ?? '');
  } catch {
    return '';
  }
}

/** The same for one process without its children. */
function ownBytesOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return 1024 * Number(/^Pss_Anon:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function samples(metrics: string, pattern: RegExp): number[] {
  return [...metrics.matchAll(pattern)].map(([, value]) => Number(value));
}

/** A process and its descendants; one that ends meanwhile is skipped. */
function withChildren(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...text.split(' ').filter(Boolean).map(Number).flatMap(withChildren)];
  } catch {
    return [];
  }
}

/** Fields 14 to 17 of the line, after the name in brackets, which may contain anything (proc_pid_stat(5)). */
function ticks(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return sum(fields.slice(11, 15).map(Number));
  } catch {
    return 0;
  }
}
