/** @import { JsonObject, Reply } from '../types.ts' */
import { isAnswer, send } from '../api/send.js';

/** A refusal by the watch, with the reply. */
export class Refused extends Error {
  /** @param {Reply} reply */
  constructor(reply) {
    super('refused');
    this.reply = reply;
  }
}

/**
 * Calls an operation of the watch. Throws `Refused`.
 *
 * @template Body
 * @param {string} line method and path, such as `GET /lists`
 * @param {JsonObject | Blob} [body]
 * @returns {Promise<Body>}
 */
export async function ask(line, body) {
  const [method = '', path = ''] = line.split(' ');
  const reply = await send({ slug: 'watch', method, target: `/watch${path}`, body });
  if (!isAnswer(reply)) throw new Refused(reply);
  return /** @type {Body} */ (/** @type {unknown} */ (reply.body));
}

/**
 * Reads all pages up to a limit: a browser shows no more than a person can go through.
 *
 * @template Page
 * @param {(after: string | undefined) => Promise<{ page: Page, next: string | undefined }>} read
 * @returns {Promise<Page[]>}
 */
export async function allPages(read) {
  /** @type {Page[]} */
  const pages = [];
  /** @type {string | undefined} */
  let after;
  do {
    const { page, next } = await read(after);
    pages.push(page);
    after = next;
  } while (after !== undefined && pages.length < MAX_PAGES);
  return pages;
}

const MAX_PAGES = 20;

/** Page size: the service's maximum. */
export const PAGE_SIZE = 500;
