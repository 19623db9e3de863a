import { chanceOf, type MadeCertificate, type Print, type Rule } from './made-certificate.ts';

/** The editions of the form before it was rearranged in September 2009. */
export type OldEdition = '25-S (7/97)' | '25 (2001/08)' | '25 (2009/01)';

const EDITIONS: readonly OldEdition[] = ['25-S (7/97)', '25 (2001/08)', '25 (2009/01)'];

/** Rows of limits of each section: the label and its box; null for a box that the answer lacks. */
const SECTIONS = [
  {
    name: 'general_liability',
    rows: [
      [['EACH OCCURRENCE'], 'each_occurrence'],
      [['FIRE'], 'damage_to_rented_premises'],
      [['MED EXP (Any one person)'], 'med_exp'],
      [['PERSONAL & ADV INJURY'], 'personal_adv_injury'],
      [['GENERAL AGGREGATE'], 'general_aggregate'],
      [['PRODUCTS - COMP/OP AGG'], 'products_comp_op_agg'],
    ],
    pitch: 12,
  },
  {
    name: 'auto_liability',
    rows: [
      [['COMBINED SINGLE LIMIT', '(Ea accident)'], 'combined_single_limit'],
      [['BODILY INJURY', '(Per person)'], 'bodily_injury_per_person'],
      [['BODILY INJURY', '(Per accident)'], 'bodily_injury_per_accident'],
      [['PROPERTY DAMAGE', '(Per accident)'], 'property_damage_per_accident'],
    ],
    pitch: 24,
  },
  {
    name: 'garage',
    rows: [
      [['AUTO ONLY - EA ACCIDENT'], null],
      [['OTHER THAN'], null],
      [[''], null],
    ],
    pitch: 12,
  },
  {
    name: 'umbrella_excess',
    rows: [
      [['EACH OCCURRENCE'], 'each_occurrence'],
      [['AGGREGATE'], 'aggregate'],
      [[''], null],
      [[''], null],
      [[''], null],
    ],
    pitch: 12,
  },
  {
    name: 'workers_comp',
    rows: [
      [['STATUTORY'], null],
      [['E.L. EACH ACCIDENT'], 'el_each_accident'],
      [['E.L. DISEASE - EA EMPLOYEE'], 'el_disease_each_employee'],
      [['E.L. DISEASE - POLICY LIMIT'], 'el_disease_policy_limit'],
    ],
    pitch: 12,
  },
] as const satisfies readonly {
  name: string;
  rows: readonly (readonly [readonly string[], string | null])[];
  pitch: number;
}[];

/** Returns a certificate on an edition before September 2009. Boxes that those editions lack are null in the truth. */
export function madeOldCertificate(seed: number): MadeCertificate {
  const chance = chanceOf(seed);
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const edition = pick(...EDITIONS);
  const size = pick(7, 8, 9);
  const prints: Print[] = [];
  const rules: Rule[] = [];
  const label = (text: string, x: number, y: number, own = 5.5): void => {
    prints.push({ text, x, y, size: own, font: 'sans' });
  };
  const value = (text: string, x: number, y: number): void => {
    prints.push({ text, x: x + 2, y, size, font: 'sans', isFilled: true });
  };
  const truth: Record<string, unknown> = {};
  const dayOf = (year: number): string => `${pick('01', '04', '10')}/${pick('01', '15', '28')}/${year}`;
  const served = (day: string): string => day.replace(/(..)\/(..)\/(....)/, '$3-$1-$2');

  label('CERTIFICATE OF LIABILITY INSURANCE', 150, 44, 12);
  label(edition === '25-S (7/97)' ? 'DATE (MM/DD/YY)' : 'DATE (MM/DD/YYYY)', 520, 34);
  const issued = dayOf(2025);
  value(issued, 518, 47);
  truth['certificate_date'] = served(issued);
  label('PRODUCER', 20, 68);
  value('Old Mill Risk Partners', 22, 80);
  truth['producer'] = 'Old Mill Risk Partners';
  label('THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION', 312, 68);
  label('INSURERS AFFORDING COVERAGE', 312, 119);
  if (edition !== '25-S (7/97)') label('NAIC #', 545, 119);
  label('INSURED', 20, 128);
  value('Oak & Ash Builders LLC', 22, 141);
  truth['named_insured'] = 'Oak & Ash Builders LLC';
  truth['insurers'] = Array.from('ABCDE').flatMap((letter, i) => {
    label(`INSURER ${letter}:`, 312, 132 + 12 * i);
    if (i > 1) return [];
    const name = ['Made Mutual Insurance Company', 'Sample Casualty Co'][i]!;
    value(name, 352, 132 + 12 * i);
    return [{ letter, name, naic_number: null }];
  });
  label('COVERAGES', 20, 196, 8);
  label('THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE', 20, 206);
  const hasAdditional = edition !== '25-S (7/97)';
  label('INSR', 18, 242);
  label('LTR', 19, 249);
  if (hasAdditional) {
    label("ADD'L", 36, 242);
    label('INSRD', 36, 249);
  }
  label('TYPE OF INSURANCE', 85, 246);
  label('POLICY NUMBER', 205, 246);
  const format = edition === '25 (2009/01)' ? 'DATE (MM/DD/YYYY)' : 'DATE (MM/DD/YY)';
  label('POLICY EFFECTIVE', 292, 242);
  label(format, 292, 249);
  label('POLICY EXPIRATION', 346, 242);
  label(format, 346, 249);
  label('LIMITS', 480, 246);

  let top = 252;
  for (const { name, rows, pitch } of SECTIONS) {
    const middle = (i: number): number => top + pitch * i + pitch / 2;
    const height = pitch * rows.length;
    const isFilled = name !== 'garage' && chance() < 0.8;
    const boxes: Record<string, unknown> = {};
    rows.forEach(([lines, box], i) => {
      const printed =
        lines[0] === 'FIRE'
          ? edition === '25-S (7/97)'
            ? ['FIRE DAMAGE (Any one fire)']
            : ['DAMAGE TO RENTED', 'PREMISES (Ea occurrence)']
          : lines[0] === 'STATUTORY'
            ? []
            : lines.filter((one) => one !== '');
      printed.forEach((one, k) => {
        label(one, 402, middle(i) + 2 + (printed.length === 1 ? 0 : 6 * k - 3), printed.length === 1 ? 5.5 : 5);
      });
      label('$', 506, middle(i) + 2);
      rules.push([399, top + pitch * i, 594, top + pitch * i]);
      if (box === null) return;
      const amount = isFilled && chance() < 0.85 ? pick(100_000, 500_000, 1_000_000, 2_000_000) : null;
      if (amount !== null) value(amount.toLocaleString('en-US'), 514, middle(i) + 2.5);
      boxes[box] = amount;
    });
    const tick = (text: string, x: number, y: number, isTicked: boolean): void => {
      label(text, x, y);
      if (isTicked) prints.push({ text: 'X', x: x - 13, y: y + 0.5, size, font: 'sans', isFilled: true });
    };
    if (name === 'general_liability') {
      label('GENERAL LIABILITY', 51, top + 7);
      tick('COMMERCIAL GENERAL LIABILITY', 67, top + 19, isFilled);
      const form = isFilled ? pick('claims', 'occurrence') : null;
      tick('CLAIMS MADE', 81, top + 32, form === 'claims');
      tick('OCCUR', 143, top + 32, form === 'occurrence');
      boxes['claims_made'] = form === null ? null : form === 'claims';
      label("GEN'L AGGREGATE LIMIT APPLIES PER:", 51, top + 60);
      tick('POLICY', 67, top + 69, isFilled);
      label('PROJECT', 110, top + 69);
      label('LOC', 153, top + 69);
    }
    if (name === 'auto_liability') {
      label('AUTOMOBILE LIABILITY', 51, top + 7);
      const isAny = isFilled && pick(true, false);
      tick('ANY AUTO', 67, top + 20, isAny);
      boxes['any_auto'] = isAny;
      tick('ALL OWNED AUTOS', 67, top + 32, false);
      tick('SCHEDULED AUTOS', 67, top + 44, isFilled && !isAny);
      tick('HIRED AUTOS', 67, top + 56, false);
      tick('NON-OWNED AUTOS', 67, top + 68, false);
    }
    if (name === 'garage') {
      label('GARAGE LIABILITY', 51, top + 7);
      label('ANY AUTO', 67, top + 20);
      label('EA ACC', 475, top + 20);
      label('AGG', 475, top + 32);
    }
    if (name === 'umbrella_excess') {
      label(edition === '25-S (7/97)' ? 'EXCESS LIABILITY' : 'EXCESS/UMBRELLA LIABILITY', 51, top + 7);
      const form = isFilled ? pick('claims', 'occurrence') : null;
      tick('OCCUR', 67, top + 20, form === 'occurrence');
      tick('CLAIMS MADE', 118, top + 20, form === 'claims');
      boxes['claims_made'] = form === null ? null : form === 'claims';
      tick('DEDUCTIBLE', 67, top + 44, false);
      tick('RETENTION', 67, top + 56, false);
    }
    if (name === 'workers_comp') {
      label('WORKERS COMPENSATION AND', 51, top + 7);
      label("EMPLOYERS' LIABILITY", 51, top + 14);
      const isStatutory = isFilled && pick(true, false);
      tick('WC STATU-', 425, top + 5, isStatutory);
      label('TORY LIMITS', 425, top + 11);
      label('OTH-', 490, top + 5);
      label('ER', 490, top + 11);
      boxes['statutory_limits'] = isStatutory;
    }
    if (isFilled) {
      const start = dayOf(2025);
      const end = start.replace('2025', '2026');
      const y = top + height / 2 + 2.5;
      value('A', 19, y);
      const additional = hasAdditional && name !== 'workers_comp' ? pick(true, null) : null;
      if (additional !== null) value('X', 38, y);
      const number = `${pick('GLP', 'BAP', 'XC')}${100_000 + Math.floor(chance() * 900_000)}`;
      value(number, 175, y);
      value(start, 294, y);
      value(end, 347, y);
      truth[name] = {
        insurer_letter: 'A',
        policy_number: number,
        policy_effective_date: served(start),
        policy_expiration_date: served(end),
        ...(name === 'workers_comp' ? {} : { additional_insured: additional }),
        ...boxes,
      };
    } else if (name !== 'garage') truth[name] = null;
    top += height;
    rules.push([18, top, 594, top]);
  }
  label('OTHER', 51, top + 8);
  truth['other_coverages'] = [];
  label('DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/EXCLUSIONS ADDED BY ENDORSEMENT/SPECIAL PROVISIONS', 20, 606);
  const remarks = pick('Project: dock repair at the south quay.', null);
  if (remarks !== null) value(remarks, 22, 620);
  truth['description_of_operations'] = remarks;
  label('CERTIFICATE HOLDER', 20, 666, 8);
  label('CANCELLATION', 312, 666, 8);
  value('Port of Made', 60, 690);
  truth['certificate_holder'] = 'Port of Made';
  label('SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION', 316, 678);
  label('AUTHORIZED REPRESENTATIVE', 312, 732);
  label(`ACORD ${edition}`, 20, 774, 7);
  return { prints, rules, truth: truth };
}
