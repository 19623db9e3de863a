import { readConfiguration } from '../../core/configuration.ts';
import { start } from '../../server.ts';
import { startExampleReader, startExampleUpstreams } from '../standins/example-upstreams.ts';
import type { EndsWith } from '../standins/upstream.ts';

/** Services whose documents a model reads. */
const READ_BY_MODEL = new Set(['resume', 'invoice', 'certificate']);

/**
 * Two servers that lack nothing, over stand-ins: one without a model, and one with a model for the services that need one.
 * Answers where a service is to be found; `stop` ends both.
 */
export async function startFuzzServers(
  context: EndsWith,
): Promise<{ readonly baseOf: (service: string) => string; readonly stop: () => Promise<unknown> }> {
  // The download, as the search of the list takes two calls a second.
  const upstreams = { ...(await startExampleUpstreams(context)), CSL_API_KEY: '' };
  const silent = { log: () => undefined, summary: () => undefined };
  const common = { PORT: '0', LOG_LEVEL: 'silent' };
  const plain = await start(readConfiguration({ ...common, ...upstreams }), silent);
  const reading = await start(readConfiguration({ ...common, ...(await startExampleReader(context)) }), silent);
  return {
    baseOf: (service) => (READ_BY_MODEL.has(service) ? reading : plain).url,
    stop: () => Promise.all([plain.stop(), reading.stop()]),
  };
}
