import type { JsonObject } from '../../../../../core/json.ts';
import { chanceOf, type MadeCertificate } from './made-certificate.ts';

/** Words for the names of parties; the drawings have none of them. */
export interface Vocabulary {
  readonly whose: readonly string[];
  readonly trades: readonly string[];
  readonly forms: readonly string[];
  readonly agencies: readonly string[];
  readonly owners: readonly string[];
  readonly carriers: readonly string[];
  /** Policy number patterns: @ is a letter, # a digit. */
  readonly numbers?: readonly string[];
}

const USUAL: Vocabulary = {
  whose: [
    'Granite Sample',
    'Tri-County Example',
    'J & L Sample',
    'St. Albans Example',
    'Blue Quay Sample',
    'McExample',
  ],
  trades: ['Mechanical', 'Steel Erectors', 'Janitorial Services', 'Freight', 'Drywall & Plaster', 'Tree Care'],
  forms: [' LLC', ', Inc.', ' Corp', ' Co., Inc.', ' LP', ''],
  agencies: ['Risk Advisors', 'Insurance Brokerage', 'Agency', 'Bonding & Insurance', 'Benefits Group'],
  owners: ['Housing Authority', 'Unified School District', 'Transit Agency', 'Properties', 'Airport Commission'],
  carriers: ['Casualty & Surety Co', 'Fire Insurance Exchange', 'Property and Casualty Company', 'Assurance Corp'],
};

/** Another vocabulary, for pages that were never inspected. */
export const AFRESH: Vocabulary = {
  whose: [
    'Copperline Sample',
    'Elm Hollow Example',
    'Sample Brothers',
    'Nine Wells Made',
    'Q. R. Example',
    'Vesper Sample',
  ],
  trades: ['Glazing', 'Pipe & Boiler Works', 'Landscape Design', 'Demolition', 'Elevator Service', 'Security Patrol'],
  forms: [', LLC', ' Inc', ' Company', ', Ltd.', ' PLLC', ' of Made County, Inc.'],
  agencies: ['Underwriters', 'Insurance Associates', 'Brokers of Sample', 'Surety Services', 'Risk Group'],
  owners: ['Water District', 'Board of Education', 'Realty Trust', 'Parks Department', 'Medical Center'],
  carriers: ['National Insurance Co', 'Mutual Fire Insurance', 'Specialty Insurance Company', 'Surplus Lines Ltd'],
};

const NUMBERS = ['@@@ #### ##### ##', '@#@-######-##', '## @@@ @@####', '@@@#######', '@@-#-####-@', '###.####/##'];

/** Replacements for the amounts that the drawings use. */
const AMOUNTS: ReadonlyMap<number, readonly number[]> = new Map([
  [5_000, [2_500, 15_000, 1_000]],
  [10_000, [20_000, 7_500]],
  [25_000, [35_000, 30_000]],
  [50_000, [75_000, 60_000]],
  [100_000, [150_000, 125_000]],
  [250_000, [350_000, 200_000]],
  [300_000, [400_000, 450_000]],
  [500_000, [750_000, 600_000]],
  [1_000_000, [1_500_000, 1_250_000]],
  [2_000_000, [3_000_000, 2_500_000]],
  [4_000_000, [6_000_000, 8_000_000]],
  [5_000_000, [25_000_000, 11_000_000]],
  [10_000_000, [15_000_000, 9_000_000]],
]);

const AMOUNT = /^(\$ ?)?(\d{1,3}(?:,\d{3})+)$/;

/** Returns the same certificate with names, policy numbers and amounts that no drawing has. */
export function respelled(
  { prints, rules, truth }: MadeCertificate,
  seed: number,
  { whose, trades, forms, agencies, owners, carriers, numbers = NUMBERS }: Vocabulary = USUAL,
): MadeCertificate {
  const chance = chanceOf(seed + 424_243);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const signs = Array.from('ABCEGHKMNPRTUWX');
  const numberOf = (): string =>
    pick(numbers).replace(/[@#]/g, (one) => (one === '@' ? pick(signs) : String(Math.floor(chance() * 10))));
  const isUpper = chance() < 0.4;
  const cased = (text: string): string => (isUpper ? text.toUpperCase() : text);
  const amounts = new Map([...AMOUNTS].map(([amount, others]) => [amount, pick(others)]));
  const spelled = new Map<string, string>();
  const respell = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => respell(one, name));
    if (typeof value === 'number') return amounts.get(value) ?? value;
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, respell(one, key)]));
    const make: Readonly<Record<string, () => string>> = {
      named_insured: () => cased(`${pick(whose)} ${pick(trades)}${pick(forms)}`),
      producer: () => cased(`${pick(whose)} ${pick(agencies)}${pick(forms)}`),
      certificate_holder: () => cased(`${pick(whose)} ${pick(owners)}`),
      name: () => cased(`${pick(whose)} ${pick(carriers)}`),
      policy_number: numberOf,
    };
    const own = make[name];
    if (typeof value !== 'string' || own === undefined) return value;
    const known = spelled.get(value) ?? own();
    spelled.set(value, known);
    return known;
  };
  const other = respell(truth, '') as JsonObject;
  return {
    rules,
    truth: other,
    prints: prints.map((print) => {
      if (print.isFilled !== true) return print;
      const [, sign = '', amount] = AMOUNT.exec(print.text) ?? [];
      const written = amount === undefined ? undefined : amounts.get(Number(amount.replaceAll(',', '')));
      const text = written === undefined ? spelled.get(print.text) : `${sign}${written.toLocaleString('en-US')}`;
      return text === undefined ? print : { ...print, text };
    }),
  };
}
