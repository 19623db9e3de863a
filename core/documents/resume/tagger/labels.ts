import { chainLabels } from '../../linear-chain/chain.ts';

/** What a piece is part of. */
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

/** Sections as they are told apart, by the text under them and by their headings. */
export const SECTIONS = ['head', 'experience', 'education', 'skills', 'other'] as const;
export type Section = (typeof SECTIONS)[number];

/** What a piece is. `first` begins a value, `next` goes on with it, `opening` begins a value and with it an entry. */
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

/** The number of a label. */
export function labelOf(wanted: Label): number {
  return LABELS.findIndex((one) => (Object.keys(wanted) as (keyof Label)[]).every((key) => one[key] === wanted[key]));
}

/** What goes on is of the field before. */
export const LABELLING = chainLabels(LABELS.length, (before, label) => {
  const [last, own] = [LABELS[before], LABELS[label]];
  return own?.kind !== 'field' || own.part !== 'next' || (last?.kind === 'field' && last.field === own.field);
});
