/**
 * What is under work is kept in this browser, so that a reload does not lose it, and on no server. Each tab has a database of its
 * own. A page cannot tell that its tab is closed from that it is loaded anew: what a closed tab left behind is deleted by the
 * next page of the console.
 */
const PREFIX = 'tracewell-';

/** A stack's documents with their files, and the runs of many rows with what each row was answered. */
const STORES = { items: 'id', files: 'id', runs: 'number', rows: ['run', 'at'] };

/** @typedef {keyof typeof STORES} StoreName */

/** @type {Promise<IDBDatabase | undefined> | undefined} */
let opening;

/** The database of this tab; undefined where the page may not keep one, and things are in memory only. */
export function tabDatabase() {
  opening ??= openDatabase().catch(() => undefined);
  return opening;
}

/** Deletes what closed tabs left behind. */
export async function deleteClosed() {
  if (!canKeep()) return;
  const { held = [] } = await navigator.locks.query();
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  for (const name of names) {
    const isOpen = held.some((lock) => lock.name === name) || name === sessionStorage.getItem('database');
    if (!isOpen) indexedDB.deleteDatabase(name);
  }
}

/** Everything of a store. @param {IDBDatabase} database @param {StoreName} name @returns {Promise<unknown[]>} */
export function all(database, name) {
  return done(database.transaction(name).objectStore(name).getAll());
}

/** Empties stores, all or none. @param {IDBDatabase} database @param {readonly StoreName[]} names @returns {Promise<void>} */
export function emptied(database, names) {
  const writing = database.transaction(names, 'readwrite');
  for (const name of names) writing.objectStore(name).clear();
  return new Promise((resolve, reject) => {
    writing.addEventListener('complete', () => {
      resolve();
    });
    writing.addEventListener('abort', () => {
      reject(writing.error ?? new Error('The database failed.'));
    });
  });
}

function canKeep() {
  return isSecureContext && 'locks' in navigator && 'indexedDB' in globalThis;
}

/** @returns {Promise<IDBDatabase | undefined>} */
async function openDatabase() {
  if (!canKeep()) return undefined;
  const request = indexedDB.open(await ownName(), 1);
  request.addEventListener('upgradeneeded', () => {
    for (const [name, keyPath] of Object.entries(STORES)) request.result.createObjectStore(name, { keyPath });
  });
  return done(request);
}

/** The name that this tab holds until it is closed; a tab that was copied gets another. */
async function ownName() {
  const before = sessionStorage.getItem('database');
  if (before !== null && (await isTaken(before))) return before;
  const name = `${PREFIX}${crypto.randomUUID()}`;
  await isTaken(name);
  sessionStorage.setItem('database', name);
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
