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

/** How often a change that another process came before is made anew, and the longest pause between. */
const ATTEMPTS = 60;
const PAUSE_MS = 12;

/** Turns in a table of the store. A change is made to what was read, or, where another process was quicker, anew. */
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
        // The store itself has reported it.
        if (error instanceof StoreFailure) return undefined;
        throw error;
      }
    },
  };
}

const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d{0,6}(?:([+-]\d\d)(?::?(\d\d))?)?$/;

/** SQLite's time is in whole seconds, and has the clock of this machine anyway. */
const SAME_CLOCK_MS = 1_500;

/**
 * The time of the store, in milliseconds since 1970: a machine whose clock is wrong must not count its calls in the past, or
 * block all others from the future. Below the precision of the text this machine's own clock is taken.
 */
export function sharedTime(text: string, own: number): number {
  const [, day, time, hours = '+00', minutes = '00'] = TIME.exec(text) ?? [];
  const stored = Date.parse(`${day ?? ''}T${time ?? ''}${hours}:${minutes}`);
  return Number.isNaN(stored) || Math.abs(stored - own) < SAME_CLOCK_MS ? own : stored;
}
