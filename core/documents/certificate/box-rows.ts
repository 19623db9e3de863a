import type { BoxKind, Column, FormBox, FormSource, Point, PrintedLine } from './form-box.ts';

/** A printed line: its wordings, separated by spaces, and its places since 2009/09 and until 2009/01. */
export const line = (wordings: string, since: Point | undefined, until?: Point): PrintedLine => ({
  wordings: wordings.split(' '),
  places: { ...(since && { since_2009: since }), ...(until && { until_2009: until }) },
});

/** A printed line that must be closer to its place than usual. */
export const near = <Line extends PrintedLine>(across: number, down: number, one: Line): Line => ({
  ...one,
  reach: [across, down],
});

/** A row of the table, without its section. */
export type SectionBox = Omit<FormBox, 'section'>;

/** A limit in the row of its label. */
export const amount = (name: string, title: string, field: string, ...lines: readonly PrintedLine[]): SectionBox => ({
  name,
  kind: 'amount',
  title,
  demand: 'minimum',
  source: { kind: 'amount', field },
  page: { at: 'row', lines },
});

const column = (name: string, kind: BoxKind, at: Column, source: FormSource): SectionBox => ({
  name,
  kind,
  title: name.replaceAll('_', ' '),
  source,
  page: { at: 'column', column: at },
});

/** The four columns of a policy. */
export const policy = (letterField: string, prefix: string): readonly SectionBox[] => [
  column('insurer_letter', 'letter', 'letter', { kind: 'text', field: letterField }),
  column('policy_number', 'text', 'number', { kind: 'text', field: `${prefix}_PolicyNumberIdentifier_A` }),
  column('policy_effective_date', 'start', 'effective', { kind: 'date', field: `${prefix}_EffectiveDate_A` }),
  column('policy_expiration_date', 'end', 'expiration', { kind: 'date', field: `${prefix}_ExpirationDate_A` }),
];

/** The column for an additional insured; `isAsked`: whether a requirement may ask for it. */
export const additional = (field: string, isAsked = true): SectionBox => ({
  ...column('additional_insured', 'mark', 'additional', { kind: 'code', field }),
  ...(isAsked && { demand: 'yes' as const }),
});

/** The column for a waiver of subrogation; `isAsked`: whether a requirement may ask for it. */
export const waived = (field: string, isAsked = true): SectionBox => ({
  ...column('subrogation_waived', 'mark', 'subrogation', { kind: 'code', field }),
  ...(isAsked && { demand: 'yes' as const }),
});
