import { writeSync } from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { csvOf, firms } from './made-extract.ts';

/**
 * A program that refreshes the copy in a folder and kills itself with SIGKILL at its n-th call that changes files,
 * after writing half of what that call would write. It prints the name of the call, or how the run ended.
 */
const [dataDir = '', rows = '0', killAt = '0'] = process.argv.slice(2);

let calls = 0;

function count(call: string, half?: () => void): void {
  calls++;
  if (calls !== Number(killAt)) return;
  half?.();
  writeSync(1, call);
  process.kill(process.pid, 'SIGKILL');
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Counts the calls of some methods of an object before they run. */
function watch(
  target: object,
  methods: readonly string[],
  half?: (self: unknown, args: readonly unknown[]) => void,
): void {
  const members = target as Record<string, Method>;
  for (const name of methods) {
    const original = members[name];
    if (!original) throw new Error(`No method ${name} to watch`);
    members[name] = function (...args) {
      count(
        name,
        half &&
          (() => {
            half(this, args);
          }),
      );
      return original.apply(this, args);
    };
  }
}

const handle = await promises.open(process.argv[1] ?? '', 'r');
const handles = Object.getPrototypeOf(handle) as object;
await handle.close();
watch(handles, ['sync']);
watch(handles, ['writeFile'], (self, [bytes]) => {
  const half = bytes as Uint8Array;
  writeSync((self as FileHandle).fd, half.subarray(0, half.length / 2));
});
watch(promises, ['mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm']);
watch(DatabaseSync.prototype, ['exec', 'close']);
watch(StatementSync.prototype, ['all']);
syncBuiltinESMExports();

const { refreshRegister } = await import('../../../../../../core/screening/lists/register/refresh/refresh.ts');
const extract = { name: 'SAM_Exclusions_Public_Extract_V2_26062.CSV', bytes: Buffer.from(csvOf(firms(Number(rows)))) };
const { outcome } = await refreshRegister({
  dataDir,
  get: () => Promise.resolve({ status: 'extract', extract }),
  now: () => new Date('2026-03-04T13:00:00Z'),
  signal: new AbortController().signal,
});
writeSync(1, outcome);
