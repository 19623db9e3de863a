/** @import { Call, Json, JsonObject, Reply } from '../types.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { readJson } from './read-json.js';

/** What was asked and answered last on a page. @typedef {{ query: string, values: JsonObject, call: Call, reply: Reply, when: string }} Asked */
/** A line of what was done in this tab. @typedef {{ address: string, title: string, text: string, tone: Tone, when: string }} Recent */
/** @typedef {{ asked: Record<string, Asked>, recents: Recent[] }} Memory */

const NAME = 'tracewell';
const MAX_RECENTS = 12;
/** A browser keeps about 5 MB per tab; beyond this the oldest answers are dropped. */
const MAX_CHARACTERS = 1_500_000;

/** Services whose answers outlive the page. Documents and texts are full of personal data: theirs never do. */
const KEPT = new Set(['landed-cost', 'insider', 'import-risk', 'company-risk', 'exclusions']);

/** @type {Memory} */
const memory = recalled();
/** @type {Set<Recent>} */
const unkept = new Set();

/** Remembers an answer while its tab is open; a document's only until the page is left. @param {string} page @param {Asked} asked @param {Recent} recent */
export function remember(page, asked, recent) {
  memory.recents = [recent, ...memory.recents].slice(0, MAX_RECENTS);
  if (isUnkept(asked.call.slug)) unkept.add(recent);
  else {
    // The newest comes last, so that the oldest is dropped first.
    const others = Object.entries(memory.asked).filter(([one]) => one !== page);
    memory.asked = Object.fromEntries([...others, [page, asked]]);
  }
  keep();
}

/** Adds a line without an answer, for a bulk run. @param {Recent} recent */
export function rememberRun(recent) {
  memory.recents = [recent, ...memory.recents].slice(0, MAX_RECENTS);
  keep();
}

/** Forgets the lines of deleted runs. */
export function forgetRuns() {
  memory.recents = memory.recents.filter(({ address }) => !address.startsWith('#/bulk'));
  keep();
}

/** Returns the last answer on a page with this query. @param {string} page @param {string} query @returns {Asked | undefined} */
export function askedOn(page, query) {
  const asked = Object.hasOwn(memory.asked, page) ? memory.asked[page] : undefined;
  return asked?.query === query ? asked : undefined;
}

/** Returns what was done in this tab, newest first. */
export function recents() {
  return memory.recents;
}

/** Whether a service's answers are lost with the page. @param {string} slug */
export function isUnkept(slug) {
  return !KEPT.has(slug);
}

/** Deletes everything this tab remembers. */
export function forget() {
  sessionStorage.removeItem(NAME);
  memory.asked = {};
  memory.recents = [];
}

function keep() {
  const pages = Object.entries(memory.asked);
  const lines = memory.recents.filter((one) => !unkept.has(one));
  while (pages.length > 0 && JSON.stringify(pages).length > MAX_CHARACTERS) pages.shift();
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ asked: Object.fromEntries(pages), recents: lines }));
  } catch {
    // No room, or a browser that keeps nothing: the page itself still has it.
  }
}

/** Returns what this page stored, as far as it has this version's form. @returns {Memory} */
function recalled() {
  const stored = storedText();
  const value = readJson(stored) ?? null;
  const { asked = null, recents: lines = null } = isObject(value) ? value : {};
  return {
    asked: Object.fromEntries(
      Object.entries(isObject(asked) ? asked : {}).flatMap(([page, one]) => (isAsked(one) ? [[page, one]] : [])),
    ),
    recents: Array.isArray(lines) ? lines.filter(isRecent) : [],
  };
}

function storedText() {
  try {
    return sessionStorage.getItem(NAME) ?? 'null';
  } catch {
    // A browser that keeps nothing.
    return 'null';
  }
}

/** @param {Json} value @returns {value is JsonObject} */
function isObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** @param {Json} value @returns {value is Asked & JsonObject} */
function isAsked(value) {
  if (!isObject(value)) return false;
  const { query, values = null, call = null, reply = null, when } = value;
  if (!isObject(values) || !isObject(call) || !isObject(reply)) return false;
  return typeof query === 'string' && typeof reply['status'] === 'number' && isTime(when);
}

/** @param {Json} value @returns {value is Recent & JsonObject} */
function isRecent(value) {
  if (!isObject(value)) return false;
  const { address, title, text, when } = value;
  if (typeof address !== 'string' || !address.startsWith('#/')) return false;
  return typeof title === 'string' && typeof text === 'string' && isTime(when);
}

/** @param {Json | undefined} when */
function isTime(when) {
  return typeof when === 'string' && !Number.isNaN(Date.parse(when));
}
