import { readConfiguration } from '../../core/configuration.ts';
import { start } from '../../start.ts';
import { startExampleReader, startExampleUpstreams } from '../standins/example-upstreams.ts';
import type { EndsWith } from '../standins/upstream.ts';

/** Services whose documents may be read by a model. */
const READ_BY_MODEL = new Set(['resume', 'invoice', 'certificate']);

/** Where a service is available: at one server or, if a model may read for it, at one with and one without a model. */
export type BasesOf = (service: string) => readonly [string, ...string[]];

/** Two fully equipped servers over stand-ins: one without a model, and one with a model for the services that read. */
export async function startFuzzServers(
  context: EndsWith,
): Promise<{ readonly basesOf: BasesOf; readonly stop: () => Promise<unknown> }> {
  // Uses the download, because the search of the list allows two calls a second.
  const upstreams = { ...(await startExampleUpstreams(context)), CSL_API_KEY: '' };
  const silent = { log: () => undefined, summary: () => undefined };
  const common = { PORT: '0', LOG_LEVEL: 'silent' };
  const plain = await start(readConfiguration({ ...common, ...upstreams }), silent);
  const reading = await start(readConfiguration({ ...common, ...(await startExampleReader(context)) }), silent);
  return {
    basesOf: (service) => (READ_BY_MODEL.has(service) ? [reading.url, plain.url] : [plain.url]),
    stop: () => Promise.all([plain.stop(), reading.stop()]),
  };
}
