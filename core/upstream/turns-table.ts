import { setTimeout as pause } from 'node:timers/promises';
import type { SharedTurns } from './shared-limiter.ts';
import { NO_TURNS, readTurns, writeTurns } from './turns.ts';
import { StoreFailure, type Database } from '../store/database.ts';

export const TURNS_TABLE = `CREATE TABLE upstream_turns (
  source TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  turns TEXT NOT NULL
)`;

const READ = `SELECT CAST(CURRENT_TIMESTAMP AS TEXT) AS at,
  (SELECT version FROM upstream_turns WHERE source = $1) AS version,
  (SELECT turns FROM upstream_turns WHERE source = $1) AS turns`;
const BEGIN = `INSERT INTO upstream_turns (source, version, turns) VALUES ($1, 1, $2)
  ON CONFLICT (source) DO NOTHING RETURNING version`;
const CHANGE = `UPDATE upstream_turns SET version = version + 1, turns = $2
  WHERE source = $1 AND version = $3 RETURNING version`;

/** How often a change that lost to another process is repeated, and the longest pause in between. */
const ATTEMPTS = 60;
const PAUSE_MS = 12;

/**
 * Creates a table of turns in the store. A change is applied to what was read, and repeated if another process was
 * quicker.
 */
export function turnsTable({ run }: Pick<Database, 'run'>, random: () => number = Math.random): SharedTurns {
  return {
    async change(source, make) {
      try {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const [row] = await run(READ, [source]);
          const version = row?.['version'] ?? null;
          const turns = version === null ? NO_TURNS : readTurns(String(row?.['turns']));
          const changed = make(turns, sharedTime(String(row?.['at']), Date.now()));
          const text = writeTurns(changed.turns);
          const rows = await (version === null
            ? run(BEGIN, [source, text])
            : run(CHANGE, [source, text, Number(version)]));
          if (rows.length > 0) return changed.answer;
          await pause(random() * PAUSE_MS);
        }
        return undefined;
      } catch (error) {
        // The store has already reported it.
        if (error instanceof StoreFailure) return undefined;
        throw error;
      }
    },
  };
}

const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d{0,6}(?:([+-]\d\d)(?::?(\d\d))?)?$/;

/** SQLite's time is in whole seconds and comes from this machine's clock anyway. */
const SAME_CLOCK_MS = 1_500;

/**
 * The store's time, in milliseconds since 1970: a machine with a wrong clock must not count its calls in the past or
 * block all others from the future. Digits finer than the store's precision come from this machine's clock.
 */
export function sharedTime(text: string, own: number): number {
  const [, day, time, hours = '+00', minutes = '00'] = TIME.exec(text) ?? [];
  const stored = Date.parse(`${day ?? ''}T${time ?? ''}${hours}:${minutes}`);
  return Number.isNaN(stored) || Math.abs(stored - own) < SAME_CLOCK_MS ? own : stored;
}
