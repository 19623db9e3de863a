import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What a server's processes have cost so far. */
export interface ProcessCosts {
  /** Seconds of processor time, of the process and of those that it started, whether they run or have ended. */
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
  return {
    cpuSeconds: cpuSecondsOf(pid),
    residentBytes: sum(samples(metrics, /^process_resident_memory_bytes\S* (\S+)$/gm)),
    loopDelaySeconds: Math.max(...samples(metrics, /^tracewell_event_loop_delay_seconds\{\S*quantile="1"\S* (\S+)$/gm)),
  };
}

/** Seconds of processor time that a process has cost, those that it started included, whether they run or have ended. */
export function cpuSecondsOf(pid: number): number {
  return sum(withChildren(pid).map(ticks)) / TICKS_PER_SECOND;
}

/**
 * Bytes of memory that a process and those that it started share with no file, such as a program's text. A page that several hold
 * counts once, in parts (`Pss_Anon` of proc_pid_smaps(5)): a process that was just forked has every page of its parent.
 */
export function privateBytesOf(pid: number): number {
  return sum(withChildren(pid).map(ownBytesOf));
}

/** The same of each of them, by what it runs: the name of the last file that it was started with. */
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

/** The same of one process alone. */
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

/** A process and those below it; one that ends meanwhile is left out. */
function withChildren(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...text.split(' ').filter(Boolean).map(Number).flatMap(withChildren)];
  } catch {
    return [];
  }
}

/** Fields 14 to 17 of the line, after the name in brackets, which may hold anything (proc_pid_stat(5)). */
function ticks(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return sum(fields.slice(11, 15).map(Number));
  } catch {
    return 0;
  }
}
