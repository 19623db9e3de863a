/** @import { StackItem } from './stack-item.js' */

/**
 * Where a stack is kept: in this browser, so that a reload does not lose it, and on no server. Each tab has a database of its
 * own, which ends with the tab: what a closed tab left behind is deleted by the next page of the console.
 *
 * @typedef {object} StackStore
 * @property {() => Promise<{ item: StackItem, file: File }[]>} load
 * @property {(item: StackItem, file?: File) => void} save
 * @property {() => Promise<void>} clear
 */

const PREFIX = 'tracewell-review-';

/** The name of this tab's database; undefined where the page may not keep one, which is then kept in memory alone. */
let own = '';

/** @returns {Promise<StackStore>} */
export async function openStackStore() {
  const database = await openDatabase().catch(() => undefined);
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
    },
    clear: () => ended(cleared(database)),
  };
}

/** Deletes what closed tabs left behind. */
export async function deleteClosedStacks() {
  if (!canKeep()) return;
  const { held = [] } = await navigator.locks.query();
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  for (const name of names) {
    const isOpen = held.some((lock) => lock.name === name) || name === sessionStorage.getItem('review');
    if (!isOpen) indexedDB.deleteDatabase(name);
  }
}

function canKeep() {
  return isSecureContext && 'locks' in navigator && 'indexedDB' in globalThis;
}

/** @returns {Promise<IDBDatabase | undefined>} */
async function openDatabase() {
  if (!canKeep()) return undefined;
  own ||= await ownName();
  const opening = indexedDB.open(own, 1);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of ['items', 'files']) opening.result.createObjectStore(name, { keyPath: 'id' });
  });
  return done(opening);
}

/** The name that this tab holds until it is closed; a tab that was copied gets another. */
async function ownName() {
  const before = sessionStorage.getItem('review');
  if (before !== null && (await isTaken(before))) return before;
  const name = `${PREFIX}${crypto.randomUUID()}`;
  await isTaken(name);
  sessionStorage.setItem('review', name);
  return name;
}

/** Takes a name for as long as this page lives; false where another tab has it. @param {string} name @returns {Promise<boolean>} */
function isTaken(name) {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

/** @param {IDBDatabase} database @param {string} name @returns {Promise<unknown[]>} */
function all(database, name) {
  return done(database.transaction(name).objectStore(name).getAll());
}

/** @param {IDBDatabase} database */
function cleared(database) {
  const writing = database.transaction(['items', 'files'], 'readwrite');
  for (const name of ['items', 'files']) writing.objectStore(name).clear();
  return writing;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The database failed.'));
    });
  });
}

/** @param {IDBTransaction} writing @returns {Promise<void>} */
function ended(writing) {
  return new Promise((resolve, reject) => {
    writing.addEventListener('complete', () => {
      resolve();
    });
    writing.addEventListener('error', () => {
      reject(writing.error ?? new Error('The database failed.'));
    });
  });
}
