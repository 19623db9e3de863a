import type { Database } from '../store/database.ts';
import { breathingBesideRequests } from './breath.ts';
import type { ChainHead } from './decision-chain.ts';
import { deleteRows, deleteUploads } from './delete-rows.ts';
import { changing, listsTable, type ListName } from './lists-table.ts';

const HEAD = `INSERT INTO watch_deleted_lists (list_id, entries, head, deleted_at, is_purged) VALUES ($1, $2, $3, $4, 0)`;
const DELETE = 'DELETE FROM watch_lists WHERE list_id = $1';
const PURGED = 'UPDATE watch_deleted_lists SET is_purged = 1 WHERE list_id = $1';
const UNPURGED = 'SELECT list_id FROM watch_deleted_lists WHERE is_purged = 0';

/** Uploads that cannot still be arriving: a request has two minutes. */
const LEFT_BEHIND_MS = 60 * 60_000;
const LEFT_BEHIND = 'SELECT list_id, upload, uploads FROM watch_lists WHERE uploads > upload AND begun_at < $1';
const FORGET_UPLOADS = 'UPDATE watch_lists SET uploads = upload WHERE list_id = $1 AND upload = $2 AND begun_at < $3';
const FORGET_LIST = 'DELETE FROM watch_lists WHERE list_id = $1 AND upload = 0 AND begun_at < $2';

/**
 * The tables of a list's contents, each with the key by which some rows are found without scanning all of the list's.
 */
const CONTENT = {
  watch_parties: 'list_id, reference, upload',
  watch_findings: 'finding_id',
  watch_changes: 'owner, change',
  watch_decisions: 'list_id, entry',
  watch_deliveries: 'webhook_id, change',
};

/**
 * Deletes a list: it is gone with the first transaction, and its contents when this resolves. Of its decisions only the
 * head of their chain stays, under the list's id. Undefined if there is no such list.
 */
export async function deleteList(
  store: Pick<Database, 'run' | 'runTogether' | 'emptyLog'>,
  { name, at }: { readonly name: ListName; readonly at: Date },
): Promise<ChainHead | undefined> {
  for (;;) {
    const list = await listsTable(store).find(name);
    if (!list) return undefined;
    const { listId, head } = list;
    const made = await store.runTogether([
      changing(list),
      { sql: HEAD, values: [listId, head.entries, head.digest, at.toISOString()] },
      { sql: DELETE, values: [listId] },
    ]);
    // A list changed in the meantime has a different head.
    if (!made) continue;
    await purge(store, listId);
    await store.emptyLog?.();
    return head;
  }
}

/** Deletes the rest of lists whose deletion was interrupted, and of uploads that were never completed. */
export async function purgeDeleted({ run }: Pick<Database, 'run'>, now: Date): Promise<void> {
  for (const row of await run(UNPURGED)) await purge({ run }, String(row['list_id']));
  const before = new Date(now.getTime() - LEFT_BEHIND_MS).toISOString();
  for (const row of await run(LEFT_BEHIND, [before])) {
    const [listId, upload] = [String(row['list_id']), Number(row['upload'])];
    await deleteUploads({ run }, { listId, after: upload, upTo: Number(row['uploads']) }, breathingBesideRequests());
    await run(FORGET_UPLOADS, [listId, upload, before]);
    await run(FORGET_LIST, [listId, before]);
  }
}

async function purge({ run }: Pick<Database, 'run'>, listId: string): Promise<void> {
  const breathe = breathingBesideRequests();
  for (const [table, key] of Object.entries(CONTENT))
    await deleteRows({ run }, { table, key, column: 'list_id', value: listId }, breathe);
  await run(PURGED, [listId]);
}
