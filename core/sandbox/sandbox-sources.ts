import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Configuration } from '../configuration.ts';
import { openSources, type SourceParts, type Sources } from '../sources.ts';
import { copyReaders } from '../watch/copies/read-copies.ts';
import { createWatchWork } from '../watch/work.ts';
import { madeAgencies } from './made-agencies.ts';
import { madeEdgar } from './made-edgar.ts';
import { sampleChange } from './sample-changes.ts';
import { openSampleLists } from './sample-lists.ts';

const TRY_AGAIN_MS = 50;

/**
 * Opens the sources of the sandbox: embedded data as usual, and sample data instead of all outside sources. Nothing
 * leaves the machine.
 */
export async function openSandbox(configuration: Configuration, parts: SourceParts): Promise<Sources> {
  const sources = await openSources(offline(configuration), parts);
  const { day, lists } = openSampleLists(configuration.dataDir);
  const work = createWatchWork({
    store: sources.watchStore,
    readers: copyReaders(lists),
    holder: randomUUID(),
    now: Date.now,
  });
  return {
    ...sources,
    ...lists,
    edgar: madeEdgar(),
    agencies: madeAgencies(),
    async nextDay(signal) {
      const passed = await day.pass();
      // The watch process may be keeping a copy from the day before, or working on a list.
      while (!(await work.look(signal))) await pause(TRY_AGAIN_MS, undefined, { signal });
      while (!(await work.settle(signal))) await pause(TRY_AGAIN_MS, undefined, { signal });
      return { day: passed, event: sampleChange(passed).event };
    },
    callGuarded: undefined,
    fetchFile: () => Promise.resolve({ kind: 'not_fetched' }),
    summary: () => [
      '  sandbox         sample lists, register, agencies and filings: try Sample Widgets LLC or the ticker SAMPLE; nothing leaves this machine',
      ...sources.embeddedSummary(),
    ],
  };
}

/**
 * Without a model and scheduled refreshes, so that sources which are opened and then replaced do nothing by themselves.
 */
function offline(configuration: Configuration): Configuration {
  return {
    ...configuration,
    mistral: undefined,
    register: { ...configuration.register, refreshAt: undefined },
    schedule: { ...configuration.schedule, refreshAt: undefined },
  };
}
