/**
 * Work in progress is kept in this browser, so that a reload does not lose it, and on no server. Each tab has its own
 * database. A page cannot distinguish closing its tab from a reload: what a closed tab left is deleted by the next
 * console page.
 */
const PREFIX = 'tracewell-';

/** A stack's documents with their files, and bulk runs with each row's answer. */
const STORES = { items: 'id', files: 'id', runs: 'number', rows: ['run', 'at'] };

/** @typedef {keyof typeof STORES} StoreName */

/** @type {Promise<IDBDatabase | undefined> | undefined} */
let opening;

/** Opens this tab's database; undefined if the page may not keep one, so that things are only in memory. */
export function tabDatabase() {
  opening ??= openDatabase().catch(() => undefined);
  return opening;
}

/** Deletes what closed tabs left. */
export async function deleteClosed() {
  if (!canKeep()) return;
  const { held = [] } = await navigator.locks.query();
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  for (const name of names) {
    const isOpen = held.some((lock) => lock.name === name) || name === sessionStorage.getItem('database');
    if (!isOpen) indexedDB.deleteDatabase(name);
  }
}

/** Returns everything in a store. @param {IDBDatabase} database @param {StoreName} name @returns {Promise<unknown[]>} */
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

/** Returns the name that this tab holds until it is closed; a duplicated tab gets another one. */
async function ownName() {
  const before = sessionStorage.getItem('database');
  if (before !== null && (await isTaken(before))) return before;
  const name = `${PREFIX}${crypto.randomUUID()}`;
  await isTaken(name);
  sessionStorage.setItem('database', name);
  return name;
}

/** Takes a name for the life of this page; false if another tab has it. @param {string} name @returns {Promise<boolean>} */
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
