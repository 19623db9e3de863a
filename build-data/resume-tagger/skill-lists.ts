import type { Bit } from './drawing.ts';
import { drawItems, type Drawer } from './looks.ts';

const skill = (text: string): Bit => ({ text, field: 'skill' });

/** Skills in one of the ways in which they are listed. */
export function drawSkills({ pen, maker, look }: Drawer, skills: readonly string[]): void {
  const { is, pick } = maker;
  const section = 'skills';
  const joined = (all: readonly string[], sign: string): Bit[] =>
    all.flatMap((one, i) => (i === 0 ? [skill(one)] : [{ text: sign }, skill(one)]));
  const sign = pick([', ', ', ', ', ', ' | ', ' • ', ' · ', '; ', ' / ', '   ']);
  const way = pick([
    'row',
    'row',
    'items',
    'items',
    'lines',
    'groups',
    'groups',
    'columns',
    'levels',
    'chips',
    'rated',
  ] as const);
  const bullet = look.bullet || '•';
  switch (way) {
    case 'row':
      pen.row(
        [
          {
            x: 0,
            bits: [
              ...(is(0.1) ? [{ text: pick(['Technical: ', 'Skills: ', 'Proficient in: ']) }] : []),
              ...joined(skills, sign === '   ' && pen.width < 260 ? ', ' : sign),
            ],
          },
        ],
        { section },
      );
      break;
    case 'chips': {
      const per = pen.width > 300 ? pick([3, 4, 5]) : pick([2, 3]);
      for (let i = 0; i < skills.length; i += per)
        pen.row([{ x: 0, bits: joined(skills.slice(i, i + per), '      ') }], { section });
      break;
    }
    case 'rated': {
      const half = Math.ceil(skills.length / 2);
      const isAbove = is(0.5);
      for (const part of [skills.slice(0, half), skills.slice(half)]) {
        if (part.length === 0) continue;
        const level = {
          text: pick(['Master', 'Advanced', 'Intermediate', 'Beginner', 'Senior', 'Expert']),
          face: 'aside' as const,
        };
        const label = { text: maker.group(), face: 'label' as const };
        pen.row(
          isAbove
            ? [{ x: 0, bits: [label, { text: '  ' }, level] }]
            : [
                { x: 0, bits: [label] },
                { x: -1, bits: [level] },
              ],
          { section },
        );
        if (is(0.7)) pen.row([{ x: 0, bits: joined(part, sign === '   ' ? ', ' : sign) }], { section });
        else
          for (const one of part)
            pen.row([{ x: look.bulletIndent, bits: [{ text: `${bullet} ` }, skill(one)] }], { section });
      }
      break;
    }
    case 'items':
      for (const one of skills)
        pen.row([{ x: look.bulletIndent, bits: [{ text: `${bullet} ` }, skill(one)] }], { section });
      break;
    case 'lines':
      for (const one of skills) pen.row([{ x: 0, bits: [skill(one)] }], { section });
      break;
    case 'levels':
      for (const one of skills)
        pen.row(
          [
            {
              x: 0,
              bits: [
                skill(one),
                ...(pen.width > 250
                  ? []
                  : [{ text: ` ${pick(['(expert)', '– Advanced', '●●●●○', '(basic)', '- Intermediate'])}` }]),
              ],
            },
            ...(pen.width > 250
              ? [{ x: pen.width * 0.5, bits: [{ text: pick(['Advanced', 'Expert', 'Basic', '●●●○○', '5 years']) }] }]
              : []),
          ],
          { section },
        );
      break;
    case 'columns': {
      const per = pen.width > 300 ? pick([2, 3]) : 1;
      for (let i = 0; i < skills.length; i += per) {
        const cells = skills.slice(i, i + per).map((one, k) => ({
          x: (pen.width * k) / per,
          bits: [{ text: look.bullet === '' ? '' : `${bullet} ` }, skill(one)].filter(({ text }) => text !== ''),
        }));
        pen.row(cells, { section });
      }
      break;
    }
    default: {
      const half = Math.ceil(skills.length / 2);
      const isGap = pen.width > 300 && is(0.3);
      for (const part of [skills.slice(0, half), skills.slice(half)]) {
        if (part.length === 0) continue;
        const label = maker.group();
        const list = joined(part, sign === '   ' ? ', ' : sign);
        if (isGap)
          pen.row(
            [
              { x: 0, bits: [{ text: label, face: 'label' }] },
              { x: 110, bits: list },
            ],
            { section },
          );
        else if (is(0.25)) {
          pen.row([{ x: 0, bits: [{ text: label, face: 'label' }] }], { section });
          for (const one of part)
            pen.row([{ x: look.bulletIndent, bits: [{ text: `${bullet} ` }, skill(one)] }], { section });
        } else
          pen.row(
            [
              {
                x: 0,
                bits: [
                  { text: `${look.isMarkdown ? '- **' : ''}${label}:${look.isMarkdown ? '**' : ''} `, face: 'label' },
                  ...list,
                ],
              },
            ],
            { section },
          );
      }
    }
  }
  if (is(0.2)) {
    const [label, all] = pick<readonly [string, readonly string[]]>([
      ['Languages', ['English', 'Norwegian', 'Spanish']],
      ['Interests', ['rowing', 'bread', 'chess']],
      ['Hobbies', ['Climbing', 'Reading']],
      ['Certifications', ['PMP', 'First Aid Certificate']],
      ['Spoken languages', ['German', 'Danish (basic)']],
      ['Awards', ['Employee of the Year 2017']],
    ]);
    if (is(0.6)) pen.row([{ x: 0, bits: [{ text: `${label}: ${all.join(', ')}` }] }], { section: 'other' });
    else
      pen.row(
        [
          { x: 0, bits: [{ text: label }] },
          { x: 110, bits: [{ text: all.join(', ') }] },
        ],
        { section: 'other' },
      );
  }
  if (is(0.06)) drawItems({ pen, maker, look }, [maker.deed()], { section });
}
