import { chanceOf, type MadeCertificate, type Print, type Rule } from './made-certificate.ts';

/**
 * The form as another program would draw it: other fonts, columns some points off, other row heights, labels broken in other
 * places, other words around it. No rule was made on it, so it shows what to expect from a drawing never seen before.
 */

type Limit = readonly [labels: readonly string[], box: string | null, ...amounts: number[]];

interface Part {
  readonly name: string;
  readonly heads: readonly (readonly [text: string, x: number, row: number])[];
  readonly limits: readonly Limit[];
}

const MILLIONS = [1_000_000, 2_000_000, 5_000_000] as const;
const THOUSANDS = [5_000, 50_000, 100_000, 300_000] as const;

const PARTS: readonly Part[] = [
  {
    name: 'general_liability',
    heads: [["GEN'L AGGREGATE LIMIT APPLIES PER:", 40, 4]],
    limits: [
      [['EACH OCCURRENCE'], 'each_occurrence', ...MILLIONS],
      [['DAMAGE TO RENTED', 'PREMISES (Ea occurrence)'], 'damage_to_rented_premises', ...THOUSANDS],
      [['MED EXP (Any one person)'], 'med_exp', ...THOUSANDS],
      [['PERSONAL & ADV INJURY'], 'personal_adv_injury', ...MILLIONS],
      [['GENERAL AGGREGATE'], 'general_aggregate', ...MILLIONS],
      [['PRODUCTS -', 'COMP/OP AGG'], 'products_comp_op_agg', ...MILLIONS],
      [[], null],
    ],
  },
  {
    name: 'auto_liability',
    heads: [['AUTOMOBILE LIABILITY', 40, 0]],
    limits: [
      [['COMBINED SINGLE', 'LIMIT (Ea accident)'], 'combined_single_limit', ...MILLIONS],
      [['BODILY INJURY', '(Per person)'], 'bodily_injury_per_person', ...THOUSANDS],
      [['BODILY INJURY', '(Per accident)'], 'bodily_injury_per_accident', ...THOUSANDS],
      [['PROPERTY DAMAGE', '(Per accident)'], 'property_damage_per_accident', ...THOUSANDS],
      [[], null],
    ],
  },
  {
    name: 'umbrella_excess',
    heads: [],
    limits: [
      [['EACH OCCURRENCE'], 'each_occurrence', ...MILLIONS],
      [['AGGREGATE'], 'aggregate', ...MILLIONS],
      [[], null],
    ],
  },
  {
    name: 'workers_comp',
    heads: [
      ["WORKERS COMPENSATION AND EMPLOYERS' LIABILITY", 38, 0],
      ['ANY PROPRIETOR/PARTNER/EXECUTIVE OFFICER/MEMBER EXCLUDED?', 38, 1],
    ],
    limits: [
      [[], null],
      [['E.L. EACH', 'ACCIDENT'], 'el_each_accident', ...MILLIONS],
      [['E.L. DISEASE -', 'EA EMPLOYEE'], 'el_disease_each_employee', ...MILLIONS],
      [['E.L. DISEASE -', 'POLICY LIMIT'], 'el_disease_policy_limit', ...MILLIONS],
    ],
  },
];

/** The checkboxes of each part: the text, its left end, its row, and the box that it ticks. */
const SQUARES: Readonly<Record<string, readonly (readonly [text: string, x: number, row: number, box: string])[]>> = {
  general_liability: [
    ['COMMERCIAL GENERAL LIABILITY', 56, 0, 'commercial'],
    ['CLAIMS-MADE', 70, 1, 'claims'],
    ['OCCUR', 134, 1, 'occurrence'],
    ['POLICY', 56, 5, 'per_policy'],
    ['LOC', 142, 5, 'per_location'],
  ],
  auto_liability: [
    ['ANY AUTO', 56, 1, 'any_auto'],
    ['OWNED AUTOS ONLY', 56, 2, 'owned'],
    ['HIRED AUTOS ONLY', 56, 3, 'hired'],
  ],
  umbrella_excess: [
    ['UMBRELLA LIAB', 56, 0, 'is_umbrella'],
    ['EXCESS LIAB', 56, 1, 'is_excess'],
    ['OCCUR', 134, 0, 'occurrence'],
    ['CLAIMS-MADE', 134, 1, 'claims'],
    ['DED', 56, 2, 'deductible'],
    ['RETENTION $', 92, 2, 'retention'],
  ],
  workers_comp: [
    ['PER STATUTE', 443, 0, 'statutory_limits'],
    ['OTH-ER', 497, 0, 'other'],
  ],
};

/** Returns a random certificate in that drawing. */
export function madeUnseenCertificate(seed: number): MadeCertificate {
  const chance = chanceOf(seed + 5_000_011);
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const [prints, rules]: [Print[], Rule[]] = [[], []];
  const font = pick<Print['font']>('mono', 'serif', 'sans');
  const own = pick<Print['font']>('mono', 'serif');
  const [size, pitch, across] = [pick(8.5, 10, 7.5), pick(12.8, 11.8, 13.4), pick(-4, 3, 5)];
  const label = (text: string, x: number, y: number, height = 5): void => {
    prints.push({ text, x, y, size: height, font: font === 'mono' ? 'sans' : font });
  };
  const value = (text: string, x: number, y: number): void => {
    prints.push({ text, x, y, size, font: own, isFilled: true });
  };
  const day = (): string => `${pick(2024, 2025, 2026)}-${pick('02', '06', '11')}-${pick('03', '17', '26')}`;
  const form = pick('usual', 'plain', 'words');
  const months = 'January February March April May June July August September October November December'.split(' ');
  const dated = (iso: string): string => {
    const [year = '', month = '', date = ''] = iso.split('-');
    if (form === 'words') return `${(months[Number(month) - 1] ?? '').slice(0, 3)} ${date} ${year}`;
    return form === 'plain' ? `${Number(month)}/${Number(date)}/${year}` : `${month}/${date}/${year}`;
  };
  const truth: Record<string, unknown> = {};

  label('CERTIFICATE OF LIABILITY INSURANCE', 165, 42, 13);
  label('DATE (MM/DD/YYYY)', 524, 34);
  const issued = day();
  const usual = `${issued.slice(5, 7)}/${issued.slice(8)}/${issued.slice(0, 4)}`;
  value(usual, 524, 47);
  label('PRODUCER', 24, 127);
  const producer = pick('Quayside Sample Agency', 'Made & Daughters Insurance, Inc.');
  value(producer, 26, 140);
  value('PO Box 12', 26, 152);
  label('INSURED', 24, 200);
  const insured = pick('Tideline Example Dredging LLC', 'Sample Roofers of Springfield, Inc.');
  value(insured, 70, 200);
  value('8 Example Lane', 70, 212);
  label('CONTACT NAME:', 310, 127);
  label('INSURER(S) AFFORDING COVERAGE', 384, 166);
  label('NAIC #', 559, 166);
  const insurers = ['Example Surety Company', 'Made Lloyds of Sample', 'First Indemnity Example Co'].slice(
    0,
    pick(1, 2, 3),
  );
  Array.from('ABCDEF').forEach((letter, i) => {
    label(`INSURER ${letter} :`, 309, 179 + 12 * i);
    const name = insurers[i];
    if (name === undefined) return;
    value(name, 354, 179 + 12 * i);
    value(String(20_000 + i), 552, 179 + 12 * i);
  });
  label('COVERAGES', 24, 250, 7);
  label('CERTIFICATE NUMBER:', 162, 250);
  label('REVISION NUMBER:', 430, 250);
  for (const [text, x, y] of [
    ['INSR', 22, 294],
    ['LTR', 23, 300],
    ['TYPE OF INSURANCE', 76, 298],
    ['ADDL', 178, 294],
    ['INSD', 178, 300],
    ['SUBR', 197, 294],
    ['WVD', 197, 300],
    ['POLICY NUMBER', 250, 298],
    ['POLICY EFF', 338, 294],
    ['(MM/DD/YYYY)', 335, 300],
    ['POLICY EXP', 385, 294],
    ['(MM/DD/YYYY)', 381, 300],
    ['LIMITS', 500, 298],
  ] as const) {
    label(text, x, y);
  }

  let top = 304;
  for (const { name, heads, limits } of PARTS) {
    const base = (row: number): number => top + pitch * row + 8.5;
    const isFilled = chance() < 0.8;
    const boxes: Record<string, unknown> = {};
    for (const [text, x, row] of heads) label(text, x, base(row));
    limits.forEach(([labels, box, ...amounts], row) => {
      labels.forEach((text, i) => {
        label(text, 430, base(row) + (labels.length === 1 ? 0 : 5.5 * i - 3.5), 4.8);
      });
      rules.push([425, top + pitch * row, 594, top + pitch * row]);
      if (box === null) return;
      label('$', 516, base(row));
      const amount = isFilled && chance() < 0.85 ? pick(...amounts) : null;
      if (amount !== null) value(amount.toLocaleString('en-US'), 522 + Math.max(0, across), base(row));
      boxes[box] = amount;
    });
    const kind = pick('claims', 'occurrence');
    const cover = pick('is_umbrella', 'is_excess');
    const kept = pick('deductible', 'retention', null);
    const ticked = new Set(
      isFilled
        ? ['commercial', 'per_policy', kind, cover, kept, pick('any_auto', 'hired'), pick('statutory_limits', 'other')]
        : [],
    );
    for (const [text, x, row, box] of SQUARES[name] ?? []) {
      label(text, x, base(row));
      if (ticked.has(box)) prints.push({ text: 'X', x: x - 13, y: base(row), size, font: own, isFilled: true });
    }
    if (name === 'auto_liability') boxes['any_auto'] = ticked.has('any_auto');
    if (name === 'workers_comp') boxes['statutory_limits'] = ticked.has('statutory_limits');
    if (name === 'general_liability' || name === 'umbrella_excess') boxes['claims_made'] = kind === 'claims';
    if (name === 'umbrella_excess') {
      boxes['is_umbrella'] = cover === 'is_umbrella';
      boxes['is_excess'] = cover === 'is_excess';
      if (isFilled && kept !== null) value('25,000', 137, base(2));
      for (const one of ['deductible', 'retention']) boxes[one] = kept === one ? 25_000 : null;
    }
    if (isFilled) {
      const y = base(Math.floor(limits.length / 2));
      const letter = 'ABC'[Math.floor(chance() * insurers.length)]!;
      const start = day();
      const end = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`;
      const number = `${pick('TX', 'Q-', '77 ')}${10_000 + Math.floor(chance() * 80_000)}`;
      const [additional, waived] = [pick(true, false, null), pick(true, false, null)];
      value(letter, 25, y);
      value(number, 218 + across, y);
      const short = form === 'words' ? 'usual' : form;
      const inRow = (iso: string): string =>
        short === 'plain' ? dated(iso) : `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
      value(inRow(start), 331, y);
      value(inRow(end), 379, y);
      if (additional !== null && name !== 'workers_comp') value(additional ? 'Y' : 'N', 183, y);
      if (waived !== null) value(waived ? 'Y' : 'N', 202, y);
      Object.assign(boxes, {
        insurer_letter: letter,
        policy_number: number,
        policy_effective_date: start,
        policy_expiration_date: end,
        subrogation_waived: waived,
        ...(name === 'workers_comp' ? {} : { additional_insured: additional }),
      });
    }
    truth[name] = isFilled ? boxes : null;
    top += pitch * limits.length;
    rules.push([20, top, 594, top]);
  }
  const foot = Math.max(top + 44, 572);
  label(
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)',
    24,
    foot,
  );
  const remarks = pick('All work at Pier 3.', `Renewal reviewed ${dated(issued)}.`, null);
  if (remarks !== null) value(remarks, 26, foot + 14);
  label('CERTIFICATE HOLDER', 24, foot + 86, 7);
  label('CANCELLATION', 312, foot + 86, 7);
  const holder = pick('Harbor District of Made', 'Example County Schools');
  value(holder, 64, foot + 104);
  value('3 Sample Square', 64, foot + 116);
  label('AUTHORIZED REPRESENTATIVE', 312, foot + 126);
  label('ACORD 25 (2016/03)', 24, Math.min(foot + 190, 782));
  return {
    prints,
    rules,
    truth: {
      certificate_date: issued,
      producer,
      named_insured: insured,
      insurers: insurers.map((name, i) => ({ letter: 'ABC'[i], name, naic_number: String(20_000 + i) })),
      ...truth,
      other_coverages: [],
      description_of_operations: remarks,
      certificate_holder: holder,
    },
  };
}
