import { array, named, object, orNull, text, word } from '../../json-schema.ts';
import { flag } from '../answer-schema.ts';
import { CSL_SECTION, UFLPA_SECTION } from '../lists/answer-schema.ts';

const SECTIONS = { uflpa: UFLPA_SECTION, csl: CSL_SECTION };
const ECHOED = orNull(text, 'As sent.');

export const EXPOSURE_SUMMARY = named(
  'ExposureSummary',
  object({
    overall_risk: word(['none', 'low', 'elevated', 'high'], 'Depends only on the two statuses.'),
    reasons: {
      ...array(text),
      description: 'One sentence for each cause of the rating and of incomplete coverage.',
    },
    incomplete_coverage: flag('Whether any part of the screen is missing.'),
  }),
  'The rating of a screened name.',
);

export const SHIPMENT_SCREEN = named(
  'ShipmentScreen',
  object({
    input: object({ hts: ECHOED, country_of_origin: ECHOED, supplier_name: text }),
    coverage: text,
    ...SECTIONS,
    exposure_summary: EXPOSURE_SUMMARY,
    narrative: text,
    disclaimer: text,
  }),
  "The screen of a shipment's supplier.",
);

export const PARTY_SCREEN = named(
  'PartyScreen',
  object({
    party: object({ name: text, role: ECHOED }),
    ...SECTIONS,
    incomplete_coverage: flag('Whether any part of the screen of this party is missing.'),
  }),
  'The screen of one party.',
);

const CLOSING = { coverage: text, disclaimer: text };

export const PARTIES_SCREEN = named(
  'PartiesScreen',
  object({ results: { ...array(PARTY_SCREEN), description: 'In the order sent.' }, ...CLOSING }),
  'The screens of several parties.',
);

export const UFLPA_SEARCH = named(
  'UflpaSearch',
  object({ query: text, uflpa: UFLPA_SECTION, ...CLOSING }),
  'A search of the forced-labor entity list.',
);
