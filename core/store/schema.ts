import { StoreFailure, type RunStatement } from './database.ts';

export type Dialect = 'sqlite' | 'postgres';

/**
 * Migrations from each version of the tables to the next, starting with an empty store. Released versions are never
 * edited.
 */
export type StoreVersions = readonly (readonly string[])[];

/**
 * Migrates the tables to the newest version; the caller holds an exclusive transaction. Throws `StoreFailure` if a
 * later version of the program made them.
 */
export async function migrate(run: RunStatement, dialect: Dialect, versions: StoreVersions): Promise<void> {
  const create = (statement: string): string =>
    dialect === 'sqlite' && statement.startsWith('CREATE TABLE') ? `${statement} STRICT` : statement;
  await run(create('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)'));
  const [row] = await run('SELECT version FROM schema_version');
  const version = Number(row?.['version'] ?? 0);
  if (version > versions.length) throw new StoreFailure('schema_is_newer');
  if (version === versions.length) return;
  for (const statement of versions.slice(version).flat()) await run(create(statement));
  await run('DELETE FROM schema_version');
  await run('INSERT INTO schema_version (version) VALUES ($1)', [versions.length]);
}
