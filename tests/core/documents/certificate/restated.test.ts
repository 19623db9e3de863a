import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import { sentencesOf } from '../../../../core/documents/certificate/coverage-statements.ts';
import { restatedBoxes } from '../../../../core/documents/certificate/restated.ts';

const DATES = { policy_effective_date: '2026-01-02', policy_expiration_date: '2027-01-02' };
const PARSED = {
  general_liability: { ...DATES, claims_made: false },
  auto_liability: { ...DATES },
  umbrella_excess: { ...DATES, claims_made: true },
  workers_comp: null,
};
const GL_END = 'general_liability.policy_expiration_date';
const ALL_ENDS = ['general_liability', 'auto_liability', 'umbrella_excess'].map(
  (section) => `${section}.policy_expiration_date`,
);

/** What each sentence contradicts. */
const ROWS: readonly (readonly [sentence: string, paths: readonly string[]])[] = [
  ...[
    'All limits are in Canadian dollars.',
    'Amounts shown in CAD',
    'Currency: CDN',
    'The figures are in Australian dollars.',
    'Figures in Canadian currency, limits too',
    'Figures in CAD',
    'Limits in Hong Kong dollars',
    'Each limit is in AUD.',
    'Limits in EUR',
    'Limits in euros.',
    'Limits in GBP',
    'Limits in pounds sterling',
    'Limits in MXN',
    'Limits in Mexican pesos',
  ].map((sentence) => [sentence, SECTION_NAMES] as const),
  ['GL limits are in euros.', ['general_liability']],
  ['The limits are not in CAD.', []],
  ['No limit is in CAD.', []],
  ['GL is never claims-made.', []],
  ['The contract is for 50,000 CAD.', []],
  ['Canadian operations are included in the limits.', []],
  ['General liability is written on a claims-made form.', ['general_liability.claims_made']],
  ['GL: claims made, retro date 1/1/2020', ['general_liability.claims_made']],
  ['The GL is claims made', ['general_liability.claims_made']],
  ['GL claims made policy', ['general_liability.claims_made']],
  ['GL claims made basis', ['general_liability.claims_made']],
  ['GL claims made form', ['general_liability.claims_made']],
  ['General liability responds to claims made anywhere.', []],
  ['General liability is not claims-made.', []],
  ['Umbrella is claims-made.', []],
  ['Professional liability is claims-made.', []],
  ...['expires', 'expired', 'expiring', 'expiration', 'expiry'].map(
    (word) => [`GL policy ${word} 03/01/2026`, [GL_END]] as const,
  ),
  ['GL policy term 01/02/2025 to 01/02/2026', [GL_END]],
  ['GL coverage period: 1/2/2025 - March 1, 2026', [GL_END]],
  ['Coverage expires 3/1/2026.', ALL_ENDS],
  ['GL policy term 01/02/2026 to 01/02/2027', []],
  ['GL policy expires 03/01/2028', []],
  ['GL policy expires in 2026', []],
  ['GL policy reviewed 03/01/2026', []],
  ['The permit of 03/01/2026 expires with coverage.', []],
  ['Work expires 03/01/2026', []],
  ...'contract lease permit license agreement project prior previous previously former old earlier notice renewal renewed'
    .split(' ')
    .map((word) => [`The ${word} policy expires 03/01/2026`, []] as const),
];

test('a sentence contradicts the boxes that it states otherwise', () => {
  for (const [sentence, paths] of ROWS) {
    const found = restatedBoxes(sentencesOf([sentence]), PARSED).map(({ path }) => path);
    assert.deepEqual(found, paths, sentence);
  }
});
