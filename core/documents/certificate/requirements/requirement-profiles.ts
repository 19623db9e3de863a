import type { RequirementProfile } from '../answer.ts';
import { readRequirements } from './requirements.ts';
import type { Database, SqlValue } from '../../../store/database.ts';

/** Saved requirement profiles. Both functions throw `StoreFailure`. */
export interface RequirementProfiles {
  /**
   * Saves a profile permanently and returns true; once it returns, the id resolves for its owner, even after a crash. Returns false if
   * the owner has reached the limit.
   */
  readonly save: (profile: RequirementProfile, owner: string) => Promise<boolean>;
  /** The profile with an id, if this owner may see it. */
  readonly find: (id: string, owner: string) => Promise<RequirementProfile | undefined>;
}

/** The owner used when callers are not distinguished: it sees all profiles, and everyone sees what it saved. */
export const EVERYONE = '';

/** The most profiles one owner may save. Saved ones are never removed. */
export const MAX_OWNED_PROFILES = 100_000;

export const REQUIREMENT_PROFILES_TABLE = `CREATE TABLE requirement_profiles (
  id TEXT PRIMARY KEY,
  name TEXT,
  requirements TEXT NOT NULL,
  created_at TEXT NOT NULL
)`;

/** Profiles saved before owners existed belong to everyone. */
export const PROFILE_OWNERS = [
  `ALTER TABLE requirement_profiles ADD COLUMN owner TEXT NOT NULL DEFAULT '${EVERYONE}'`,
  'CREATE INDEX requirement_profiles_by_owner ON requirement_profiles (owner)',
];

const INSERT = `INSERT INTO requirement_profiles (id, name, requirements, created_at, owner) SELECT $1, $2, $3, $4, $5
  WHERE (SELECT COUNT(*) FROM requirement_profiles WHERE owner = $5) < CAST($6 AS INTEGER) RETURNING id`;
const SELECT = `SELECT name, requirements, created_at FROM requirement_profiles
  WHERE id = $1 AND (owner = $2 OR owner = '${EVERYONE}' OR $2 = '${EVERYONE}')`;

/** Profiles stored in a database. */
export function requirementProfiles(
  { run }: Pick<Database, 'run'>,
  maxOwned: number = MAX_OWNED_PROFILES,
): RequirementProfiles {
  return {
    async save({ id, name, requirements, created_at }, owner) {
      const saved = await run(INSERT, [id, name, JSON.stringify(requirements), created_at, owner, maxOwned]);
      return saved.length > 0;
    },
    async find(id, owner) {
      const [row] = await run(SELECT, [id, owner]);
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
