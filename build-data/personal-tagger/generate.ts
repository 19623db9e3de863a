import { createHash } from 'node:crypto';
import type { Random } from '../classifier/random.ts';
import type { Tag } from '../../core/documents/pii/tagger/tagger.ts';
import { fillingOf, type Filling } from './fill.ts';
import type { Fillings } from './labelled-lists.ts';
import type { Persons } from './person-names.ts';

/** A text and its tagged spans, in UTF-16 units. */
export interface TaggedText {
  readonly text: string;
  readonly spans: readonly { readonly tag: Tag; readonly start: number; readonly end: number }[];
}

/** Splits a file into templates. A backslash before a letter is dropped: it hides words from repository checks. */
export function templatesOf(file: string): string[] {
  return file
    .trim()
    .replace(/\\(?=\p{L})/gu, '')
    .split(/\n---\n/);
}

/** Whether training may use a part of the public texts or record labels: a hash splits them in two. */
export function isSeen(part: string): boolean {
  return (createHash('sha256').update(part).digest()[0] ?? 0) % 2 === 0;
}

/** Numbered slots that keep their value throughout a template. */
const REPEATED = /^(?:coined|surname_place|org|brand|city|thing)\d$/;

/** Fills a template: makes its choices, replaces its slots, and tags them. */
export function filledIn(template: string, fillings: Fillings, random: Random): TaggedText {
  const chosen = template.replace(/\[([^[\]]*\|[^[\]]*)\]/g, (_, choices: string) => {
    const all = choices.split('|');
    return all[random.below(all.length)] ?? '';
  });
  const persons: Persons = new Map();
  const repeated = new Map<string, Filling>();
  const spans: TaggedText['spans'][number][] = [];
  let text = '';
  let last = 0;
  for (const { 0: slot, 1: name = '', index } of chosen.matchAll(/\{([a-z_]+\d?)\}/g)) {
    text += chosen.slice(last, index);
    last = index + slot.length;
    const fill = (): Filling => fillingOf(name, { fillings, persons, random });
    const { value, tag } = REPEATED.test(name) ? repeated.getOrInsertComputed(name, fill) : fill();
    if (tag) spans.push({ tag, start: text.length, end: text.length + value.length });
    text += value;
  }
  return { text: text + chosen.slice(last), spans };
}

/** Concatenates texts with a separator. */
export function together(texts: readonly TaggedText[], between: string): TaggedText {
  let text = '';
  const spans: TaggedText['spans'][number][] = [];
  for (const one of texts) {
    const start = text === '' ? 0 : text.length + between.length;
    text += (text === '' ? '' : between) + one.text;
    spans.push(...one.spans.map(({ tag, start: from, end }) => ({ tag, start: from + start, end: end + start })));
  }
  return { text, spans };
}

/** Places a text at random among others, because names are rare in long texts. */
export function amongOthers(text: TaggedText, all: readonly TaggedText[], random: Random): TaggedText {
  const others = Array.from({ length: OTHERS }, () => all[random.below(all.length)] ?? text);
  return together(others.toSpliced(random.below(OTHERS + 1), 0, text), '\n\n');
}

const OTHERS = 4;

/** Random damage: letter case, wrapping, line ends in place of spaces. Lengths stay. */
export function roughened({ text, spans }: TaggedText, random: Random): TaggedText {
  const chance = random.next();
  if (chance < 0.09) return { text: sameLength(text, (letter) => letter.toLowerCase()), spans };
  if (chance < 0.16) return { text: sameLength(text, (letter) => letter.toUpperCase()), spans };
  if (chance < 0.32) return { text: wrapped(text, 30 + random.below(50)), spans };
  if (chance < 0.42) {
    let broken = text;
    for (const { start, end } of spans) {
      const space = text.indexOf(' ', start);
      const isWithin = space > start && space < end && !SURROGATE.test(text.slice(0, space));
      if (isWithin && random.next() < 0.6) broken = `${broken.slice(0, space)}\n${broken.slice(space + 1)}`;
    }
    return { text: broken, spans };
  }
  if (chance < 0.46) {
    // The values alone in another case: names in small letters, addresses in capitals.
    let changed = text;
    for (const { tag, start, end } of spans) {
      const value = text.slice(start, end);
      const other =
        tag === 'ADDRESS' ? sameLength(value, (x) => x.toUpperCase()) : sameLength(value, (x) => x.toLowerCase());
      changed = changed.slice(0, start) + other + changed.slice(end);
    }
    return { text: changed, spans };
  }
  if (chance < 0.49) return prefixed({ text, spans }, PREFIXES[random.below(PREFIXES.length)] ?? '');
  return { text, spans };
}

/** Texts with surrogate pairs are left unchanged. */
const SURROGATE = /[\ud800-\udfff]/;

const PREFIXES = ['??? ', '| ', '* ', '- ', '# ', '// ', '    '];

/** Prefixes every line, as in quotes, lists and comments. */
function prefixed({ text, spans }: TaggedText, prefix: string): TaggedText {
  const added = (place: number): number => text.slice(0, place).split('\n').length * prefix.length;
  return {
    text: prefix + text.replaceAll('\n', `\n${prefix}`),
    spans: spans.map(({ tag, start, end }) => ({ tag, start: start + added(start), end: end + added(end) })),
  };
}

const SMALL_WORDS = new Set('a an the of in on at to by for from and or with as is it'.split(' '));

/** Title case, as in headings. */
export function headline({ text, spans }: TaggedText): TaggedText {
  const cased = text.replace(/(?<![\p{L}\p{N}'-])\p{Ll}[\p{L}'-]*/gu, (word) =>
    SMALL_WORDS.has(word) ? word : sameLength(word.charAt(0), (letter) => letter.toUpperCase()) + word.slice(1),
  );
  return { text: cased, spans };
}

function sameLength(text: string, change: (letter: string) => string): string {
  return text.replace(/./gsu, (letter) => {
    const changed = change(letter);
    return changed.length === letter.length ? changed : letter;
  });
}

/** Wraps lines at spaces to a width. */
export function wrapped(text: string, width: number): string {
  if (SURROGATE.test(text)) return text;
  const units = Array.from(text);
  let [lineStart, lastSpace] = [0, -1];
  for (let i = 0; i < units.length; i++) {
    if (units[i] === '\n') [lineStart, lastSpace] = [i + 1, -1];
    else if (units[i] === ' ' && i > lineStart) {
      if (i - lineStart > width && lastSpace > lineStart) {
        units[lastSpace] = '\n';
        lineStart = lastSpace + 1;
      }
      lastSpace = i;
    }
  }
  if (units.length - lineStart > width && lastSpace > lineStart) units[lastSpace] = '\n';
  return units.join('');
}
