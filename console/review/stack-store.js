/** @import { StackItem } from './stack-item.js' */
import { all, emptied, tabDatabase } from '../api/tab-database.js';

/**
 * Where a stack is kept: in the database of its tab, or in memory only.
 *
 * @typedef {object} StackStore
 * @property {() => Promise<{ item: StackItem, file: File }[]>} load
 * @property {(item: StackItem, file?: File) => void} save
 * @property {() => Promise<void>} clear
 */

/** @returns {Promise<StackStore>} */
export async function openStackStore() {
  const database = await tabDatabase();
  if (database === undefined)
    return { load: () => Promise.resolve([]), save: () => undefined, clear: () => Promise.resolve() };
  return {
    load: async () => {
      const [items, files] = await Promise.all([all(database, 'items'), all(database, 'files')]);
      const byId = new Map(
        /** @type {{ id: number, file: File }[]} */ (files).map(({ id, file }) => /** @type {const} */ ([id, file])),
      );
      return /** @type {StackItem[]} */ (items).flatMap((item) => {
        const file = byId.get(item.id);
        return file === undefined ? [] : [{ item, file }];
      });
    },
    save: (item, file) => {
      const names = file === undefined ? ['items'] : ['items', 'files'];
      const writing = database.transaction(names, 'readwrite');
      writing.objectStore('items').put(item);
      if (file !== undefined) writing.objectStore('files').put({ id: item.id, file });
      // Without this, a reload right away loses it: by itself a transaction is committed only once its requests are answered.
      writing.commit();
    },
    clear: () => emptied(database, ['items', 'files']),
  };
}
