import { partOf, type Bit, type Cell } from './drawing.ts';
import { HEADINGS } from './headings.ts';
import { drawHeading, type Drawer } from './looks.ts';
import type { MadePerson, Maker } from './people.ts';

function contactBits(maker: Maker, person: MadePerson): { readonly text: Bit[] }[] {
  const { is, shuffled } = maker;
  return shuffled([
    { text: [{ text: person.phone, face: 'contact' as const }] },
    { text: [{ text: person.email, face: 'contact' as const }] },
    ...(is(0.85)
      ? [
          {
            text: [
              ...(is(0.12) ? [{ text: `${maker.whole(2, 980)} ${maker.surname()} Street, ` }] : []),
              { text: person.place, field: 'location' as const },
            ],
          },
        ]
      : []),
    ...(is(0.4) ? [{ text: [{ text: person.site }] }] : []),
  ]);
}

const CONTACT_LABELS = (text: string, isPlace: boolean): readonly string[] =>
  isPlace
    ? ['Address: ', 'Location: ', 'Based in ', 'A: ', 'Address ']
    : text.includes('@')
      ? ['Email: ', 'E-mail: ', 'E: ', 'Mail: ']
      : /\d{3}/.test(text)
        ? ['Phone: ', 'Tel: ', 'Mobile: ', 'P: ', 'Cell: ', 'T: ']
        : ['Web: ', 'LinkedIn: ', 'Site: '];

function labelledContact(maker: Maker, bits: readonly Bit[]): Bit[] {
  const text = bits.map((bit) => bit.text).join('');
  return [
    {
      face: 'label',
      text: maker.pick(
        CONTACT_LABELS(
          text,
          bits.some(({ field }) => field === 'location'),
        ),
      ),
    },
    ...bits,
  ];
}

/** How to reach somebody, under a heading of its own. */
export function drawContactSection(drawer: Drawer, person: MadePerson): void {
  const { pen, maker } = drawer;
  if (maker.is(0.8)) drawHeading(drawer, HEADINGS.contact, 'other');
  const isLabelled = maker.is(0.35);
  const isOver = isLabelled && maker.is(0.4);
  if (pen.width > 300 && maker.is(0.25)) {
    const extra = maker
      .shuffled([
        ['Date of birth', '12 March 1988'],
        ['Nationality', 'Swedish'],
        ['Driving licence', 'B'],
        ['Marital status', 'Married'],
      ])
      .slice(0, maker.whole(0, 3));
    if (maker.is(0.4))
      pen.row(
        [
          { x: 0, bits: [{ text: 'Name' }] },
          { x: 110, bits: [{ text: person.name, field: 'name' }] },
        ],
        { section: 'head' },
      );
    for (const { text } of contactBits(maker, person))
      pen.row(
        [
          { x: 0, bits: [{ text: (labelledContact(maker, text)[0]?.text ?? '').trim() }] },
          { x: 110, bits: text },
        ],
        { section: 'head' },
      );
    for (const [label = '', text = ''] of extra)
      pen.row(
        [
          { x: 0, bits: [{ text: label }] },
          { x: 110, bits: [{ text }] },
        ],
        { section: 'head' },
      );
    return;
  }
  for (const { text } of contactBits(maker, person)) {
    if (isOver)
      pen.row([{ x: 0, bits: [{ text: (labelledContact(maker, text)[0]?.text ?? '').replace(/[: ]+$/, '') }] }], {
        section: 'head',
      });
    pen.row([{ x: 0, bits: isLabelled && !isOver ? labelledContact(maker, text) : text }], { section: 'head' });
  }
}

/** The name, and what stands with it. */
export function drawHead(
  { pen, maker, look }: Drawer,
  person: MadePerson,
  { hasContact }: { readonly hasContact: boolean },
): void {
  const { is, pick } = maker;
  const section = 'head';
  const scale = look.isText ? 1 : pick([1.2, 1.6, 1.8, 2, 2.2, 2.6, 3]);
  const x = is(0.3) ? Math.round(pen.width * pick([0.25, 0.3, 0.36])) : 0;
  if (is(0.08))
    pen.row(
      [
        {
          x,
          bits: [
            { text: pick(['Resume', 'RESUME', 'Curriculum Vitae', 'Curriculum Vitae', 'CURRICULUM VITAE', 'CV']) },
          ],
        },
      ],
      { section },
      pick([1, 1.3, 1.6, 2, 2.4]),
    );
  const printed = is(0.25) ? person.name.toUpperCase() : person.name;
  const name: Bit = {
    text: is(0.04)
      ? printed
          .toUpperCase()
          .split(' ')
          .map((word) => Array.from(word).join(' '))
          .join('   ')
      : printed,
    field: 'name',
  };
  const isStacked =
    !look.isText &&
    is(0.1) &&
    !name.text.includes('. ') &&
    name.text.split(' ').length === 2 &&
    !/^\S /.test(name.text);
  const contact = hasContact ? contactBits(maker, person).map(({ text }) => text) : [];
  const prefix = look.isMarkdown ? [{ text: '# ' }] : is(0.03) ? [{ text: 'Name: ' }] : [];
  const contactAbove = contact.length > 0 && is(0.06);
  const drawContact = (): void => {
    if (contact.length === 0) return;
    const isLabelled = is(0.25);
    const all = contact.map((bits) => (isLabelled ? labelledContact(maker, bits) : bits));
    const way = whole(maker);
    if (way === 'lines') for (const bits of all) pen.row([{ x: is(0.15) ? -1 : x, bits }], { section }, 0.95);
    else {
      const sign = pick([' | ', ' • ', ', ', ' · ', '  |  ', ' – ', '   ', ' / ', ' ⋅ ']);
      const perRow = way === 'one' ? all.length : 2;
      for (let i = 0; i < all.length; i += perRow) {
        const bits = all.slice(i, i + perRow).flatMap((own, k) => (k === 0 ? own : [{ text: sign }, ...own]));
        pen.row([{ x, bits }], { section }, 0.95);
      }
    }
  };
  if (contactAbove) drawContact();
  if (isStacked) {
    const [first = '', last = ''] = name.text.split(' ');
    pen.row([{ x, bits: [partOf(name, first)] }], { section }, scale);
    pen.row([{ x, bits: [partOf(name, last)] }], { section }, scale);
  } else {
    const tail: Bit[] = is(0.06)
      ? [
          {
            text: pick([
              ', PhD',
              ', MBA',
              ' (she/her)',
              ', RN',
              ', PMP',
              ` — ${person.headline}`,
              `, ${person.headline}`,
            ]),
          },
        ]
      : [];
    const beside: Cell[] =
      !contactAbove && contact.length > 2 && is(0.08) ? [{ x: -1, bits: contact.pop() ?? [] }] : [];
    pen.row([{ x, bits: [...prefix, name, ...tail] }, ...beside], { section }, scale);
  }
  if (is(0.45))
    pen.row(
      [{ x, bits: [{ text: is(0.2) ? person.headline.toUpperCase() : person.headline, face: 'headline' }] }],
      { section },
      look.isText ? 1 : pick([1, 1.1, 1.3]),
    );
  if (!contactAbove) drawContact();
}

function whole({ pick }: Maker): 'lines' | 'one' | 'two' {
  return pick(['lines', 'one', 'one', 'two']);
}
