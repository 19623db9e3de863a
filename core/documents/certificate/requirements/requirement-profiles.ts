import type { RequirementProfile } from '../answer.ts';
import { readRequirements } from './requirements.ts';
import type { Database, SqlValue } from '../../../store/database.ts';

/** The saved profiles. Both functions throw `StoreFailure`. */
export interface RequirementProfiles {
  /** Saves a profile for good: once this is done its id resolves, whatever happens to the process or the machine. */
  readonly save: (profile: RequirementProfile) => Promise<void>;
  readonly find: (id: string) => Promise<RequirementProfile | undefined>;
}

export const REQUIREMENT_PROFILES_TABLE = `CREATE TABLE requirement_profiles (
  id TEXT PRIMARY KEY,
  name TEXT,
  requirements TEXT NOT NULL,
  created_at TEXT NOT NULL
)`;

const INSERT = 'INSERT INTO requirement_profiles (id, name, requirements, created_at) VALUES ($1, $2, $3, $4)';
const SELECT = 'SELECT name, requirements, created_at FROM requirement_profiles WHERE id = $1';

/** The profiles in a database. */
export function requirementProfiles({ run }: Pick<Database, 'run'>): RequirementProfiles {
  return {
    async save({ id, name, requirements, created_at }) {
      await run(INSERT, [id, name, JSON.stringify(requirements), created_at]);
    },
    async find(id) {
      const [row] = await run(SELECT, [id]);
      if (!row) return undefined;
      return {
        id,
        name: textOf(row['name']),
        requirements: readRequirements(JSON.parse(String(row['requirements']))),
        created_at: String(row['created_at']),
      };
    },
  };
}

function textOf(value: SqlValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
