import { chainLabels } from '../../linear-chain/chain.ts';

/** The fields that a piece may be part of. */
export const FIELDS = [
  'name',
  'location',
  'title',
  'company',
  'role_date',
  'role_place',
  'institution',
  'degree',
  'field',
  'study_date',
  'study_place',
  'skill',
] as const;
export type Field = (typeof FIELDS)[number];

/** Sections, whose text and headings have labels of their own. */
export const SECTIONS = ['head', 'experience', 'education', 'skills', 'other'] as const;
export type Section = (typeof SECTIONS)[number];

/** The label of a piece. `first` begins a value, `next` continues it, `opening` begins a value and an entry. */
export type Label =
  | { readonly kind: 'text' | 'heading'; readonly section: Section }
  | { readonly kind: 'field'; readonly field: Field; readonly part: 'opening' | 'first' | 'next' };

/** Fields that entries may begin with. */
export const OF_ENTRIES: ReadonlySet<Field> = new Set<Field>([
  'title',
  'company',
  'role_date',
  'institution',
  'degree',
  'field',
  'study_date',
]);

export const LABELS: readonly Label[] = [
  ...SECTIONS.map((section): Label => ({ kind: 'text', section })),
  ...SECTIONS.slice(1).map((section): Label => ({ kind: 'heading', section })),
  ...FIELDS.flatMap((field): Label[] => [
    ...(OF_ENTRIES.has(field) ? [{ kind: 'field', field, part: 'opening' } as const] : []),
    { kind: 'field', field, part: 'first' },
    { kind: 'field', field, part: 'next' },
  ]),
];

/** Returns the number of a label. */
export function labelOf(wanted: Label): number {
  return LABELS.findIndex((one) => (Object.keys(wanted) as (keyof Label)[]).every((key) => one[key] === wanted[key]));
}

/** Which label may follow which: a continuation needs the same field before it. */
export const LABELLING = chainLabels(LABELS.length, (before, label) => {
  const [last, own] = [LABELS[before], LABELS[label]];
  return own?.kind !== 'field' || own.part !== 'next' || (last?.kind === 'field' && last.field === own.field);
});
