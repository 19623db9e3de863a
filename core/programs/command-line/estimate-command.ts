import { onlyFile, readArguments } from './arguments.ts';
import { runBulk, type Bulk } from './bulk.ts';
import type { Command } from './command.ts';
import { cellOf, listAt, memberAt } from './members.ts';

const ESTIMATES: Bulk = {
  columns: {
    description: ['description', 'productdescription', 'product', 'item', 'goods'],
    country: ['country', 'countryoforigin', 'origin'],
  },
  service: 'landed-cost',
  operation: 'estimateLandedCost',
  request: ({ description = '', country = '' }) => ({
    description,
    ...(country !== '' && { country_of_origin: country }),
  }),
  summary: (answer) => ({
    // If not all rates are percentages, the bounds leave some of them out.
    isIncomplete: memberAt(answer, 'duty_estimate', 'includes_non_ad_valorem_rates') !== false,
    sources: cellOf(memberAt(answer, 'tariff_schedule_snapshot')),
    cells: {
      hs_code: cellOf(memberAt(answer, 'hs_code')),
      heading: cellOf(memberAt(answer, 'description')),
      confidence: cellOf(memberAt(answer, 'confidence')),
      min_pct: cellOf(memberAt(answer, 'duty_estimate', 'min_pct')),
      max_pct: cellOf(memberAt(answer, 'duty_estimate', 'max_pct')),
      most_common_rate: cellOf(memberAt(answer, 'duty_estimate', 'most_common_rate_text')),
      surcharges: listAt(answer, 'applicable_surcharges')
        .flatMap((surcharge) => listAt(surcharge, 'lists'))
        .map((list) => `${cellOf(memberAt(list, 'list'))} ${cellOf(memberAt(list, 'additional_rate'))}%`)
        .join('; '),
    },
  }),
  resultColumns: ['hs_code', 'heading', 'confidence', 'min_pct', 'max_pct', 'most_common_rate', 'surcharges', 'error'],
  isScreen: false,
};

const OPTIONS = {
  column: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** `estimate`: the duty on each product in a table. */
export const ESTIMATE_COMMAND: Command = {
  usage: 'estimate FILE.csv [--column NAME] [--out FILE] [--json]',
  summary: 'estimates the duty on each product in a table',
  run(args, surroundings) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const { column, out, json } = values;
    return runBulk(ESTIMATES, { file: onlyFile(positionals), column, out, json }, surroundings);
  },
};
