/** @import { Example, Examples, Json, JsonObject, Operation, Parameter, Reply, Schema, ServiceDocument } from '../types.ts' */
import { isAnswer, send } from './send.js';

/** @typedef {{ schema?: Schema, examples?: Examples }} Media */
/**
 * @typedef {object} PathItem
 * @property {string} operationId
 * @property {string} summary
 * @property {string} description
 * @property {readonly Parameter[]} [parameters]
 * @property {{ content: Readonly<Record<string, Media>> }} [requestBody]
 * @property {Readonly<Record<string, { content?: Readonly<Record<string, Media>> }>>} responses
 */

/** @type {Map<string, ServiceDocument>} */
const known = new Map();

/**
 * Returns a service's OpenAPI document, as far as the page uses it; requested once. Returns the refusal if it is not
 * served.
 *
 * @param {string} slug
 * @returns {Promise<{ document: ServiceDocument } | { refusal: Reply }>}
 */
export async function serviceDocument(slug) {
  const held = known.get(slug);
  if (held !== undefined) return { document: held };
  const reply = await send({ slug, method: 'GET', target: `/${slug}/openapi.json`, body: undefined });
  if (!isAnswer(reply)) return { refusal: reply };
  const document = read(slug, /** @type {JsonObject} */ (reply.body));
  known.set(slug, document);
  return { document };
}

/** Paths that only describe a service. */
const ABOUT = ['/openapi.json', '/terms'];

/** @param {string} slug @param {JsonObject} raw @returns {ServiceDocument} */
function read(slug, raw) {
  const { info, paths } =
    /** @type {{ info: { title: string, description?: string }, paths: Readonly<Record<string, Readonly<Record<string, PathItem>>>> }} */ (
      /** @type {unknown} */ (raw)
    );
  const operations = Object.entries(paths)
    .filter(([path]) => !ABOUT.includes(path))
    .flatMap(([path, item]) => Object.entries(item).map(([method, one]) => operation(`/${slug}${path}`, method, one)));
  return { slug, title: info.title, description: info.description ?? '', operations };
}

/** @param {string} path @param {string} method @param {PathItem} item @returns {Operation} */
function operation(path, method, item) {
  const body = item.requestBody?.content['application/json'];
  const parameters = item.parameters ?? [];
  return {
    method: method.toUpperCase(),
    path,
    id: item.operationId,
    summary: item.summary,
    description: item.description,
    parameters,
    body: body?.schema,
    examples: answered(item)
      .map(([name, summary]) => example(name, summary, { parameters, examples: body?.examples }))
      .filter(({ values }) => !('evidence' in values)),
  };
}

/** Returns the examples with a success answer, by name; the others show refusals. @param {PathItem} item */
function answered(item) {
  return Object.entries(item.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.entries(content?.['application/json']?.examples ?? {}))
    .map(([name, { summary }]) => /** @type {const} */ ([name, summary ?? name]));
}

/**
 * @param {string} name
 * @param {string} summary
 * @param {{ parameters: readonly Parameter[], examples: Examples | undefined }} shown
 * @returns {Example}
 */
function example(name, summary, { parameters, examples }) {
  const sent = parameters.flatMap((one) => {
    const value = one.examples?.[name]?.value;
    return value === undefined ? [] : [/** @type {readonly [string, Json]} */ ([one.name, value])];
  });
  const body = /** @type {JsonObject} */ (examples?.[name]?.value ?? {});
  return { summary, values: { ...body, ...Object.fromEntries(sent) } };
}
