import type { CountedCalls, UsageStore } from './usage-counter.ts';
import type { Database, SqlValue } from '../store/database.ts';

export const USAGE_TABLE = `CREATE TABLE usage (
  key_id TEXT NOT NULL,
  service TEXT NOT NULL,
  period TEXT NOT NULL,
  used INTEGER NOT NULL,
  cap INTEGER,
  granted INTEGER NOT NULL,
  PRIMARY KEY (key_id, service, period)
)`;

/**
 * Builds one statement that adds to many counts, atomically in either store. `granted` records how many calls of this
 * statement were counted, so that it can be returned; rows are in the same order everywhere, so that two statements
 * cannot deadlock.
 */
function countStatement(numbers: number): string {
  const rows = Array.from({ length: numbers }, (_, i) => {
    const [keyId, service, period, calls, cap] = [1, 2, 3, 4, 5].map((n) => `$${5 * i + n}`);
    return `(${keyId}, ${service}, ${period}, CAST(${calls} AS INTEGER), CAST(${cap} AS INTEGER))`;
  });
  const granted = `CASE WHEN excluded.cap IS NULL THEN excluded.granted
      WHEN usage.used >= excluded.cap THEN 0
      WHEN excluded.granted <= excluded.cap - usage.used THEN excluded.granted
      ELSE excluded.cap - usage.used END`;
  return `WITH asked (key_id, service, period, calls, cap) AS (VALUES ${rows.join(', ')}),
    first AS (SELECT key_id, service, period, cap, CASE WHEN cap < calls THEN cap ELSE calls END AS granted FROM asked)
    INSERT INTO usage (key_id, service, period, used, cap, granted)
    SELECT key_id, service, period, granted, cap, granted FROM first WHERE true ORDER BY key_id, service, period
    ON CONFLICT (key_id, service, period) DO UPDATE
    SET used = usage.used + ${granted}, cap = excluded.cap, granted = ${granted}
    RETURNING key_id, service, period, used, granted`;
}

const USED = 'SELECT used FROM usage WHERE key_id = $1 AND service = $2 AND period = $3';
const FORGET = 'DELETE FROM usage WHERE service = $1 AND period < $2';

/** Creates the table of counts in the store. */
export function usageTable({ run }: Pick<Database, 'run'>): UsageStore {
  return {
    async count(asked) {
      const values = asked.flatMap(({ keyId, service, period, calls, cap }): SqlValue[] => [
        keyId,
        service,
        period,
        calls,
        cap ?? null,
      ]);
      const rows = await run(countStatement(asked.length), values);
      return rows.map((row): CountedCalls => ({
        keyId: String(row['key_id']),
        service: String(row['service']),
        period: String(row['period']),
        used: Number(row['used']),
        granted: Number(row['granted']),
      }));
    },
    async used({ keyId, service, period }) {
      const [row] = await run(USED, [keyId, service, period]);
      return Number(row?.['used'] ?? 0);
    },
    async forget({ service, before }) {
      await run(FORGET, [service, before]);
    },
  };
}
