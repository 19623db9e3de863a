import { workerData } from 'node:worker_threads';
import { ownUsage, endGroup } from './usage.ts';
import { TOO_LONG, type Allowed } from './watch.ts';

/** How often the process is looked at: the sooner, the nearer it is to what it may take. */
const WATCH_MS = { least: 2, most: 20 };

/** Bytes that a process adds in a millisecond at its fastest: what pdf.js unpacked is copied to a room twice as large. */
const FASTEST_GROWTH = 2 * 1024 * 1024;

const KIB = 1024;

// The program of a thread that ends its process, and all that this started, when they have taken more than they may: whatever the
// other threads do, this one is woken.
const allowed = workerData as Allowed;
for (;;) {
  const { bytes, cpuMs } = ownUsage();
  const [kib, maxCpuMs] = [Atomics.load(allowed, 0), Atomics.load(allowed, 1)];
  const left = kib * KIB - bytes;
  if (left < 0) endGroup(process.pid, 'SIGKILL');
  else if (cpuMs > maxCpuMs) endGroup(process.pid, TOO_LONG);
  // Nobody wakes it before its time, and it sees what it was told meanwhile at its next look.
  Atomics.wait(allowed, 0, kib, Math.min(WATCH_MS.most, Math.max(WATCH_MS.least, left / FASTEST_GROWTH)));
}
