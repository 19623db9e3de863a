import type { Configuration } from '../configuration.ts';
import { openSources, type SourceParts, type Sources } from '../sources.ts';
import { madeAgencies } from './made-agencies.ts';
import { madeEdgar } from './made-edgar.ts';
import { madeForcedLaborList } from './made-forced-labor-list.ts';
import { madeRegister } from './made-register.ts';
import { madeScreeningList } from './made-screening-list.ts';

/**
 * The sources of the sandbox: what is embedded as ever, and made-up ones in the place of everything that is read from outside.
 * Nothing leaves the machine.
 */
export async function openSandbox(configuration: Configuration, parts: SourceParts): Promise<Sources> {
  const sources = await openSources(offline(configuration), parts);
  return {
    ...sources,
    edgar: madeEdgar(),
    agencies: madeAgencies(),
    csl: madeScreeningList(),
    uflpa: madeForcedLaborList(),
    register: madeRegister(),
    callGuarded: undefined,
    fetchFile: () => Promise.resolve({ kind: 'not_fetched' }),
    summary: () => [
      '  sandbox         made-up lists, register, agencies and filings: try Sample Widgets LLC, and the ticker SAMPLE; nothing leaves this machine',
      ...sources.embeddedSummary(),
    ],
  };
}

/** Without a model and a schedule of refreshes, so that what is opened and then replaced does nothing by itself. */
function offline(configuration: Configuration): Configuration {
  return {
    ...configuration,
    mistral: undefined,
    register: { ...configuration.register, refreshAt: undefined },
    schedule: { ...configuration.schedule, refreshAt: undefined },
  };
}
