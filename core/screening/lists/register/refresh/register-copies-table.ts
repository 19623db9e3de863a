import type { SharedCopies } from './shared-copy.ts';
import type { Database } from '../../../../store/database.ts';

export const REGISTER_COPIES_TABLE = `CREATE TABLE register_copies (
  place INTEGER PRIMARY KEY,
  digest TEXT NOT NULL,
  copy TEXT NOT NULL
)`;

const DIGEST = 'SELECT digest FROM register_copies WHERE place = 1';
const READ = 'SELECT digest, copy FROM register_copies WHERE place = 1';
const WRITE = `INSERT INTO register_copies (place, digest, copy) VALUES (1, $1, $2)
  ON CONFLICT (place) DO UPDATE SET digest = excluded.digest, copy = excluded.copy`;

/** Creates the table of the register's shared copy, which has one row. */
export function registerCopiesTable({ run }: Pick<Database, 'run'>): SharedCopies {
  return {
    async digest() {
      const [row] = await run(DIGEST);
      return row && String(row['digest']);
    },
    async read() {
      const [row] = await run(READ);
      return row && { digest: String(row['digest']), text: String(row['copy']) };
    },
    async write({ digest, text }) {
      await run(WRITE, [digest, text]);
    },
  };
}
