import { onlyFile, readArguments } from './arguments.ts';
import { runBulk } from './bulk.ts';
import { UsageError, type Command } from './command.ts';
import { SCREEN_COLUMNS, SCREEN_SERVICES } from './screen-services.ts';

const NAME_COLUMNS = [
  'name',
  'entityname',
  'vendor',
  'vendorname',
  'supplier',
  'suppliername',
  'company',
  'companyname',
  'party',
];

const OPTIONS = {
  service: { type: 'string', default: 'exclusions' },
  column: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** `screen`: checks the parties in a table against the lists of a service. */
export const SCREEN_COMMAND: Command = {
  usage: `screen FILE.csv [--service ${Object.keys(SCREEN_SERVICES).join('|')}] [--column NAME] [--out FILE] [--json]`,
  summary: 'screens each party in a table',
  async run(args, surroundings) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const service = Object.hasOwn(SCREEN_SERVICES, values.service) ? SCREEN_SERVICES[values.service] : undefined;
    if (!service) throw new UsageError(`--service must be one of ${Object.keys(SCREEN_SERVICES).join(', ')}.`);
    const bulk = {
      ...service,
      service: values.service,
      columns: { name: NAME_COLUMNS, state: ['state'], country: ['country', 'countryoforigin'] },
      resultColumns: SCREEN_COLUMNS,
      isScreen: true,
    };
    const { column, out, json } = values;
    return runBulk(bulk, { file: onlyFile(positionals), column, out, json }, surroundings);
  },
};
