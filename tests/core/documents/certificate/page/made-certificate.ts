import type { JsonObject } from '../../../../../core/json.ts';

/** A piece of print: `y` is its baseline; `x` and `y` count from the upper left corner of a page of 612 x 792 points. */
export interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: 'sans' | 'serif' | 'mono';
  readonly isBold?: boolean;
  /** Where it ends, if right-aligned. */
  readonly right?: number;
  /** Whether it is filled in rather than part of the form. */
  readonly isFilled?: boolean;
}

/** A ruled line, from one point to another. */
export type Rule = readonly [number, number, number, number];

/** A generated certificate: what is printed, and what a reader has to find. */
export interface MadeCertificate {
  readonly prints: readonly Print[];
  readonly rules: readonly Rule[];
  readonly truth: JsonObject;
}

export type Edition = '2009' | '2010' | '2014' | '2016';

/** How a program prints the form and the values. */
export interface Style {
  readonly edition: Edition;
  readonly labelSize: number;
  readonly labelFont: Print['font'];
  readonly valueSize: number;
  readonly valueFont: Print['font'];
  readonly isUpperCase: boolean;
  /** Whether two-line labels are printed on one line. */
  readonly isOneLine: boolean;
  /** Points between table rows; the form has 12. */
  readonly pitch: number;
  /** Whether amounts are right-aligned in their box. */
  readonly amountsRight: boolean;
  readonly amountSign: '' | '$' | '$ ';
  readonly hasPrintedSign: boolean;
  readonly dates: 'padded' | 'plain' | 'short' | 'dashes';
  readonly mark: string;
  /** Offset of values from the middle of their row, in points. */
  readonly raise: number;
  /** Indent of values from the left edge of their box, in points. */
  readonly indent: number;
  /** The row of a section with its policy: the middle one, as on the form, or the first one. */
  readonly policyRow: 'middle' | 'first';
  /** The share of labels left out. */
  readonly missing: number;
  readonly hasParagraphs: boolean;
}

/** Returns a random generator that repeats for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 12_345;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Pick = <T>(...choices: readonly T[]) => T;

function picker(chance: () => number): Pick {
  return (...choices) => choices[Math.floor(chance() * choices.length)]!;
}

/** Returns a random style. */
export function styleOf(seed: number): Style {
  const pick = picker(chanceOf(seed + 1_000_003));
  return {
    edition: pick('2009', '2010', '2014', '2016', '2016'),
    labelSize: pick(5, 5.5, 6, 6.5, 7),
    labelFont: pick('sans', 'sans', 'serif'),
    valueSize: pick(7, 8, 8, 9, 9.5),
    valueFont: pick('sans', 'sans', 'serif', 'mono'),
    isUpperCase: pick(true, false, false),
    isOneLine: pick(true, false),
    pitch: pick(12, 12, 12, 11.6, 12.5),
    amountsRight: pick(true, false),
    amountSign: pick('', '', '$', '$ '),
    hasPrintedSign: pick(true, true, false),
    dates: pick('padded', 'padded', 'plain', 'short', 'dashes'),
    mark: pick('X', 'X', 'X', 'x', '✓'),
    raise: pick(0, 0, 1, -1),
    indent: pick(1, 2, 4),
    policyRow: pick('middle', 'middle', 'first'),
    missing: pick(0, 0, 0, 0.1),
    hasParagraphs: pick(true, true, false),
  };
}

/** The values of a policy before they are printed. */
interface Policy {
  readonly letter: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly additional: boolean | null;
  readonly waived: boolean | null;
}

/** Returns a random certificate in a style. */
export function madeCertificate(seed: number, style: Style = styleOf(seed)): MadeCertificate {
  const chance = chanceOf(seed);
  const pick = picker(chance);
  const prints: Print[] = [];
  const rules: Rule[] = [];
  const truth: Record<string, unknown> = {};

  const cased = (text: string): string => (style.isUpperCase ? text.toUpperCase() : text);
  const label = (text: string, x: number, y: number, size = style.labelSize): void => {
    if (chance() < style.missing) return;
    prints.push({ text, x, y, size, font: style.labelFont, isBold: size > style.labelSize });
  };
  const value = (text: string, x: number, y: number, right?: number): void => {
    const place = right === undefined ? { x: x + style.indent } : { x, right: right - 2 };
    prints.push({ text, ...place, y: y - style.raise, size: style.valueSize, font: style.valueFont, isFilled: true });
  };
  const box = (left: number, top: number, right: number, bottom: number): void => {
    rules.push(
      [left, top, right, top],
      [left, bottom, right, bottom],
      [left, top, left, bottom],
      [right, top, right, bottom],
    );
  };

  // The head.
  label('CERTIFICATE OF LIABILITY INSURANCE', 150, 50, 14);
  label('DATE (MM/DD/YYYY)', 517, 36);
  const issued = dayBy(pick);
  value(written(issued, style), 511, 46);
  truth['certificate_date'] = issued;
  if (style.hasParagraphs) {
    label(
      'THIS MADE CERTIFICATE INFORMS AND GIVES NO RIGHT TO A CERTIFICATE HOLDER, AND IT CHANGES NOTHING OF WHAT A POLICY COVERS.',
      22,
      68,
    );
    label('IT IS NO AGREEMENT BETWEEN THE INSURER, ITS REPRESENTATIVE OR', 22, 78);
    label('PRODUCER, AND THE CERTIFICATE HOLDER.', 22, 86);
    label(
      'IMPORTANT: WHERE AN ADDITIONAL INSURED IS NAMED OR SUBROGATION IS WAIVED, THE POLICY ITSELF SAYS SO.',
      22,
      96,
    );
    label(
      'THIS IS TO CERTIFY THAT POLICIES WERE GIVEN TO THE INSURED ABOVE FOR THE POLICY PERIOD SHOWN. LIMITS MAY BE LESS AFTER CLAIMS.',
      22,
      258,
    );
  }
  const producer = cased(
    pick('Made Brokers Inc', 'Harbor & Made Insurance Services, LLC', 'First Sample Agency', 'Old Mill Risk Partners'),
  );
  label('PRODUCER', 20, 128);
  value(producer, 22, 141);
  if (pick(true, false)) value(cased('License # 0A12345'), 150, 128);
  value('100 Sample Street', 22, 153);
  value(cased('Springfield, ST 00100'), 22, 177);
  truth['producer'] = producer;
  const insured = cased(
    pick(
      'Oak & Ash Builders LLC',
      'Made Paving Company, Inc.',
      'Northern Sample Electric Co',
      'The Example Roofing Group of the Valley, LLC',
    ),
  );
  label('INSURED', 20, 201);
  value(insured, 72, 201);
  value('22 Example Road', 72, 213);
  value(cased('Springfield, ST 00101'), 72, 237);
  truth['named_insured'] = insured;
  if (style.isOneLine) {
    label('CONTACT NAME:', 305, 130);
    label('PHONE (A/C, No, Ext):', 305, 142);
    label('FAX (A/C, No):', 480, 142);
    label('E-MAIL ADDRESS:', 305, 154);
  } else {
    for (const [i, [one, two]] of [
      ['CONTACT', 'NAME:'],
      ['PHONE', '(A/C, No, Ext):'],
      ['E-MAIL', 'ADDRESS:'],
    ].entries()) {
      label(one!, 305, 126 + 12 * i);
      label(two!, 305, 131.5 + 12 * i);
    }
    label('FAX', 480, 138);
    label('(A/C, No):', 480, 143.5);
  }
  if (pick(true, false)) value(cased('Service Desk'), 350, 129);
  value('555-0100', 370, 141);
  label(pick('INSURER(S) AFFORDING COVERAGE', 'INSURERS AFFORDING COVERAGE'), 380, 166);
  label('NAIC #', 555, 166);
  const names = [
    'Made Mutual Insurance Company',
    'Sample Casualty Co',
    'Example Indemnity Company of the West',
    'First Made Fire & Marine',
  ];
  const count = 1 + Math.floor(chance() * 4);
  truth['insurers'] = Array.from('ABCDEF').flatMap((letter, i) => {
    label(`INSURER ${letter} :`, 305, 178 + 12 * i);
    if (i >= count) return [];
    const name = cased(names[(i + seed) % 4]!);
    const naic = chance() < 0.85 ? String(10_000 + Math.floor(chance() * 80_000)) : null;
    value(name, 349, 178 + 12 * i);
    if (naic !== null) value(naic, 548, 178 + 12 * i);
    return [{ letter, name, naic_number: naic }];
  });
  for (const y of [120, 240]) rules.push([18, y, 594, y]);
  rules.push([18, 192, 303, 192], [303, 120, 303, 240], [542, 168, 542, 240]);

  // The heads of the table.
  label('COVERAGES', 20, 248, style.labelSize + 2);
  label('CERTIFICATE NUMBER:', 165, 248);
  if (pick(true, false)) value('CL-2026-77', 259, 248);
  label('REVISION NUMBER:', 425, 248);
  label('INSR', 19, 293);
  label('LTR', 19, 299);
  label('TYPE OF INSURANCE', 70, 297);
  label('ADDL', 177, 293);
  label(style.edition === '2010' || style.edition === '2009' ? 'INSR' : 'INSD', 177, 299);
  label('SUBR', 196, 293);
  label('WVD', 196, 299);
  label('POLICY NUMBER', 247, 297);
  label('POLICY EFF', 337, 293);
  label('POLICY EXP', 384, 293);
  label('(MM/DD/YYYY)', 333, 299);
  label('(MM/DD/YYYY)', 380, 299);
  label('LIMITS', 495, 297);
  rules.push([18, 288, 594, 288], [18, 300, 594, 300]);

  // The sections.
  let top = 300;
  const row = (i: number): number => top + style.pitch * i;
  const base = (i: number): number => row(i) + 8.5;
  const tick = (x: number, i: number, isTicked: boolean): void => {
    box(x + 1, row(i) + 1, x + 13, row(i) + style.pitch - 1);
    if (isTicked)
      prints.push({ text: style.mark, x: x + 4, y: base(i), size: style.valueSize, font: 'sans', isFilled: true });
  };
  const limit = (i: number, labels: readonly string[], amount: number | null): number | null => {
    const whole = labels.join(' ');
    // A one-line label ends before the amounts.
    const isOneLine = labels.length === 1 || (style.isOneLine && whole.length * style.labelSize * 0.55 < 90);
    if (isOneLine) label(whole, 428, base(i));
    else
      labels.forEach((line, k) => {
        label(line, 428, row(i) + 5 + 5.5 * k, Math.min(5.5, style.labelSize));
      });
    if (style.hasPrintedSign)
      prints.push({ text: '$', x: 519, y: base(i), size: style.labelSize, font: style.labelFont });
    if (amount !== null)
      value(style.amountSign + amount.toLocaleString('en-US'), 526, base(i), style.amountsRight ? 592 : undefined);
    rules.push([425, row(i), 594, row(i)]);
    return amount;
  };
  const amountBy = (...choices: readonly number[]): number | null => (chance() < 0.12 ? null : pick(...choices));
  const policyBy = (prefix: string): Policy => {
    const start = dayBy(pick);
    return {
      letter: Array.from('ABCD')[Math.floor(chance() * count)]!,
      number: pick(
        `${prefix}${100_000 + Math.floor(chance() * 900_000)}`,
        `${prefix} ${1000 + seed}-${10 + (seed % 80)}`,
        `0${prefix}-7-${seed}A`,
      ),
      start,
      end: `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`,
      additional: pick(true, false, null),
      waived: pick(true, false, null),
    };
  };
  const policyRow = (policy: Policy, i: number): Record<string, unknown> => {
    const at = style.policyRow === 'first' ? 0 : i;
    value(policy.letter, 20, base(at));
    value(policy.number, 216, base(at));
    value(written(policy.start, style), 330, base(at));
    value(written(policy.end, style), 377.5, base(at));
    return {
      insurer_letter: policy.letter,
      policy_number: policy.number,
      policy_effective_date: policy.start,
      policy_expiration_date: policy.end,
    };
  };
  const endorsed = (policy: Policy, i: number, hasAdditional = true): Record<string, unknown> => {
    const at = style.policyRow === 'first' ? 0 : i;
    if (policy.additional !== null && hasAdditional) value(policy.additional ? pick('Y', 'X') : 'N', 180, base(at));
    if (policy.waived !== null) value(policy.waived ? 'Y' : 'N', 198, base(at));
    return { ...(hasAdditional ? { additional_insured: policy.additional } : {}), subrogation_waived: policy.waived };
  };
  const endSection = (rows: number): void => {
    top += rows * style.pitch;
    rules.push([18, top, 594, top]);
  };
  const isOld = style.edition === '2009' || style.edition === '2010';

  // General liability.
  const hasGeneral = chance() < 0.93;
  const form = pick('claims', 'occurrence', 'occurrence', null);
  const shift = isOld ? 1 : 0;
  if (isOld) label('GENERAL LIABILITY', 38, base(0));
  label('COMMERCIAL GENERAL LIABILITY', 54, base(shift));
  tick(36, shift, hasGeneral);
  label('CLAIMS-MADE', 67, base(1 + shift));
  tick(51, 1 + shift, hasGeneral && form === 'claims');
  label('OCCUR', 132, base(1 + shift));
  tick(116, 1 + shift, hasGeneral && form === 'occurrence');
  label("GEN'L AGGREGATE LIMIT APPLIES PER:", 38, base(4 + shift));
  for (const [text, x, i] of [
    ['POLICY', 54, 5],
    ['PRO-', 97, 5],
    ['LOC', 140, 5],
  ] as const) {
    if (text === 'PRO-') {
      label('PRO-', x, row(i + shift) + 5);
      label('JECT', x, row(i + shift) + 10.5);
    } else label(text, x, base(i + shift));
    tick(x - 18, i + shift, hasGeneral && text === 'POLICY');
  }
  if (!isOld) label('OTHER:', 54, base(6));
  const general = policyBy('GL');
  const generalLimits = {
    each_occurrence: limit(0, ['EACH OCCURRENCE'], hasGeneral ? amountBy(500_000, 1_000_000, 2_000_000) : null),
    damage_to_rented_premises: limit(
      1,
      ['DAMAGE TO RENTED', 'PREMISES (Ea occurrence)'],
      hasGeneral ? amountBy(50_000, 100_000, 300_000) : null,
    ),
    med_exp: limit(2, ['MED EXP (Any one person)'], hasGeneral ? amountBy(5000, 10_000) : null),
    personal_adv_injury: limit(3, ['PERSONAL & ADV INJURY'], hasGeneral ? amountBy(1_000_000, 2_000_000) : null),
    general_aggregate: limit(4, ['GENERAL AGGREGATE'], hasGeneral ? amountBy(2_000_000, 4_000_000) : null),
    products_comp_op_agg: limit(5, ['PRODUCTS - COMP/OP AGG'], hasGeneral ? amountBy(2_000_000, 4_000_000) : null),
  };
  truth['general_liability'] = hasGeneral
    ? {
        ...policyRow(general, 3),
        ...endorsed(general, 3),
        claims_made: form === null ? null : form === 'claims',
        ...generalLimits,
      }
    : null;
  limit(6, [], null);
  endSection(7);

  // Automobiles.
  const hasAuto = chance() < 0.75;
  label('AUTOMOBILE LIABILITY', 38, base(0));
  const isAny = hasAuto && pick(true, false);
  label('ANY AUTO', 54, base(1));
  tick(36, 1, isAny);
  for (const [i, x, now, before] of [
    [2, 54, ['OWNED', 'AUTOS ONLY'], ['ALL OWNED', 'AUTOS']],
    [2, 122, ['SCHEDULED', 'AUTOS'], ['SCHEDULED', 'AUTOS']],
    [3, 54, ['HIRED', 'AUTOS ONLY'], ['HIRED AUTOS']],
    [3, 122, ['NON-OWNED', 'AUTOS ONLY'], ['NON-OWNED', 'AUTOS']],
  ] as const) {
    (style.edition === '2016' ? now : before).forEach((line, k) => {
      label(line, x, row(i) + 5 + 5.5 * k, Math.min(5.5, style.labelSize));
    });
    tick(x - 18, i, hasAuto && !isAny && i === 3);
  }
  const auto = policyBy('BA');
  const autoLimits = {
    combined_single_limit: limit(
      0,
      ['COMBINED SINGLE LIMIT', '(Ea accident)'],
      hasAuto ? amountBy(500_000, 1_000_000) : null,
    ),
    bodily_injury_per_person: limit(
      1,
      ['BODILY INJURY (Per person)'],
      hasAuto && pick(true, false) ? amountBy(100_000, 250_000) : null,
    ),
    bodily_injury_per_accident: limit(
      2,
      ['BODILY INJURY (Per accident)'],
      hasAuto && pick(true, false) ? amountBy(300_000, 500_000) : null,
    ),
    property_damage_per_accident: limit(
      3,
      ['PROPERTY DAMAGE', '(Per accident)'],
      hasAuto && pick(true, false) ? amountBy(50_000, 100_000) : null,
    ),
  };
  truth['auto_liability'] = hasAuto
    ? { ...policyRow(auto, 2), ...endorsed(auto, 2), ...autoLimits, any_auto: isAny }
    : null;
  limit(4, [], null);
  endSection(5);

  // Umbrella or excess.
  const hasUmbrella = chance() < 0.6;
  const isUmbrella = pick(true, true, false);
  const umbrellaForm = pick('claims', 'occurrence');
  label('UMBRELLA LIAB', 54, base(0));
  tick(36, 0, hasUmbrella && isUmbrella);
  label('EXCESS LIAB', 54, base(1));
  tick(36, 1, hasUmbrella && !isUmbrella);
  label('OCCUR', 132, base(0));
  tick(116, 0, hasUmbrella && umbrellaForm === 'occurrence');
  label('CLAIMS-MADE', 132, base(1));
  tick(116, 1, hasUmbrella && umbrellaForm === 'claims');
  const kept = hasUmbrella ? pick('deductible', 'retention', null) : null;
  label('DED', 54, base(2));
  tick(36, 2, kept === 'deductible');
  label('RETENTION $', 90, base(2));
  tick(72, 2, kept === 'retention');
  if (kept !== null) value('10,000', 134, base(2));
  const umbrella = policyBy('UM');
  const umbrellaLimits = {
    each_occurrence: limit(0, ['EACH OCCURRENCE'], hasUmbrella ? amountBy(1_000_000, 5_000_000) : null),
    aggregate: limit(1, ['AGGREGATE'], hasUmbrella ? amountBy(1_000_000, 5_000_000) : null),
  };
  truth['umbrella_excess'] = hasUmbrella
    ? {
        ...policyRow(umbrella, 1),
        ...endorsed(umbrella, 1),
        is_umbrella: isUmbrella,
        is_excess: !isUmbrella,
        claims_made: umbrellaForm === 'claims',
        ...umbrellaLimits,
        deductible: kept === 'deductible' ? 10_000 : null,
        retention: kept === 'retention' ? 10_000 : null,
      }
    : null;
  limit(2, [], null);
  endSection(3);

  // Workers.
  const hasWorkers = chance() < 0.75;
  label('WORKERS COMPENSATION', 38, row(0) + 6);
  label("AND EMPLOYERS' LIABILITY", 38, row(0) + 12.5);
  label('Y / N', 157, row(0) + 13);
  label('ANY PROPRIETOR/PARTNER/EXECUTIVE', 38, row(1) + 8);
  label('OFFICER/MEMBER EXCLUDED?', 38, row(2) + 3);
  label('(Mandatory in NH)', 38, row(2) + 10);
  label('If yes, describe under', 38, row(3) + 5);
  label('DESCRIPTION OF OPERATIONS below', 38, row(3) + 11);
  label('N / A', 178, base(2) - 4);
  const isStatutory = hasWorkers && pick(true, true, false);
  if (isOld) {
    label('WC STATU-', 441, row(0) + 5);
    label('TORY LIMITS', 441, row(0) + 10.5);
  } else {
    label('PER', 441, row(0) + 5);
    label('STATUTE', 441, row(0) + 10.5);
  }
  tick(425, 0, isStatutory);
  label('OTH-', 492, row(0) + 5);
  label('ER', 492, row(0) + 10.5);
  tick(476, 0, false);
  const excluded = hasWorkers ? pick(true, false, null) : null;
  if (excluded !== null) value(excluded ? 'Y' : 'N', 160, base(2) - 3);
  const workers = policyBy('WC');
  const workersLimits = {
    el_each_accident: limit(1, ['E.L. EACH ACCIDENT'], hasWorkers ? amountBy(500_000, 1_000_000) : null),
    el_disease_each_employee: limit(
      2,
      ['E.L. DISEASE - EA EMPLOYEE'],
      hasWorkers ? amountBy(500_000, 1_000_000) : null,
    ),
    el_disease_policy_limit: limit(
      3,
      ['E.L. DISEASE - POLICY LIMIT'],
      hasWorkers ? amountBy(500_000, 1_000_000) : null,
    ),
  };
  truth['workers_comp'] = hasWorkers
    ? {
        ...policyRow(workers, 2),
        ...endorsed(workers, 2, false),
        statutory_limits: isStatutory,
        proprietor_excluded: excluded,
        ...workersLimits,
      }
    : null;
  endSection(4);

  // Other coverages.
  truth['other_coverages'] = [];
  if (chance() < 0.4) {
    const other = { ...policyBy('PL') };
    value(cased('Professional Liability'), 40, base(1));
    const policy = policyRow(other, 1);
    const line = `${cased('Each Claim')} $1,000,000`;
    value(line, 432, base(1));
    truth['other_coverages'] = [{ description: cased('Professional Liability'), ...policy, limits: line }];
  }
  endSection(3);

  // Below the table.
  label(
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)',
    20,
    row(0) + 8,
  );
  const remarks = pick(
    ['Project: dock repair at the south quay, contract 4471.'],
    [
      'The certificate holder is an additional insured where a written contract asks for it.',
      'A waiver of subrogation applies on Workers Compensation. 30 days notice.',
    ],
    null,
  );
  remarks?.forEach((line, i) => {
    value(cased(line), 22, row(0) + 24 + 11 * i);
  });
  truth['description_of_operations'] = remarks === null ? null : remarks.map(cased).join('\n');
  const foot = Math.max(674, row(0) + 100);
  label('CERTIFICATE HOLDER', 20, foot + 9, style.labelSize + 2);
  label('CANCELLATION', 310, foot + 9, style.labelSize + 2);
  const holder = cased(pick('Port of Made', 'City of Springfield Public Works', 'Sample Property Management, LP'));
  value(holder, 72, foot + 27);
  value('1 Harbor Plaza', 72, foot + 39);
  truth['certificate_holder'] = holder;
  label('SHOULD A POLICY ABOVE END EARLY, NOTICE IS GIVEN AS THE POLICY SAYS.', 312, foot + 24);
  label('AUTHORIZED REPRESENTATIVE', 310, foot + 48);
  label(`ACORD 25 (${style.edition}/${isOld ? '05' : '03'})`, 22, foot + 88);
  rules.push([18, foot, 594, foot], [304, foot, 304, foot + 80], [18, 288, 18, foot], [594, 120, 594, foot]);
  return { prints, rules, truth: truth };
}

function dayBy(pick: Pick): string {
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${pick(2024, 2025, 2026)}-${part(pick(1, 2, 4, 7, 10, 12))}-${part(pick(1, 5, 9, 13, 28))}`;
}

function written(day: string, { dates }: Style): string {
  const [year = '', month = '', date = ''] = day.split('-');
  switch (dates) {
    case 'padded':
      return `${month}/${date}/${year}`;
    case 'plain':
      return `${Number(month)}/${Number(date)}/${year}`;
    case 'short':
      return `${month}/${date}/${year.slice(2)}`;
    case 'dashes':
      return `${month}-${date}-${year}`;
  }
}
