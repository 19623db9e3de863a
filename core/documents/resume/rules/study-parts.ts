import { parted } from './pieces.ts';
import { labelOf, type LabelledAs } from './words/labels.ts';
import type { TextSpan } from './resume-rows.ts';
import { isMark, scoreOf, SURE } from './row-features.ts';
import { degreeAt, EXAMS, TEACHING_BODIES } from './words/degree-words.ts';
import { wordsOf } from './words/phrases.ts';

/** Separators between a degree, its field and a school. */
const BETWEEN = /,\s{1,3}(?![^()]{0,60}\))(?:in (?=\p{Lu}))?|\s{1,2}[\u2013\u2014-]\s{1,2}/gu;

/** What is said of studies after a school: "with 71.4% in the year", "with a GPA of 3.8", "securing first class". */
export const NO_MORE = /\s(?:with (?:\d|(?:an? )?(?:overall |cumulative )?c?gpa\b)|securing |in the year).*$/i;

/** A text between two separators, without its label, and its scores as a school, a degree and a field. */
export interface Part {
  readonly text: string;
  readonly label: LabelledAs | undefined;
  readonly school: number;
  readonly degree: number;
  readonly field: number;
}

/** Whether a part names no degree. */
export function isNoDegree({ degree }: Part): boolean {
  return degree < SURE;
}

/** Whether a part beside a degree and its field may name a school, though no word says so: it is no subject, mark or department. */
export function mayNameSchool(part: Part): boolean {
  const { text, label, field } = part;
  const isName = label === undefined && NAME.test(text) && wordsOf(text).length <= MAX_WORDS;
  return isName && field < SURE && isNoDegree(part) && !isMark(text) && !UNIT.test(text);
}

const NAME = /^\p{Lu}[^\d:]*$/u;

/** The most words of a name. */
const MAX_WORDS = 8;

const UNIT = /^(?:department|dept\.?|branch|division|campus) of /i;

/** Whether a part names a body that teaches, though it is no school: "St Osyth's Hospital". */
export function namesBody(part: Part): boolean {
  return mayNameSchool(part) && part.text.includes(' ') && TEACHING_BODIES.has(wordsOf(part.text).at(-1) ?? '');
}

/** Splits a text at commas and dashes, and degrees from what they are joined to. */
export function partsOf(piece: TextSpan): Part[] {
  return withWholeLists(parted(piece, BETWEEN), piece).flatMap(({ text: printed }) => {
    const label = labelOf(printed);
    const length = label && label.of !== 'other' ? label.length : 0;
    return inTwo(printed.slice(length).replace(NO_MORE, '')).map((text, i): Part => {
      const own = i === 0 ? printed.slice(0, length) + text : text;
      const scores = {
        school: scoreOf('institution', own),
        degree: EXAMS.has(own) ? SURE : scoreOf('degree', own),
        field: scoreOf('field', own),
      };
      return { text, label: i === 0 ? label?.of : undefined, ...scores };
    });
  });
}

/**
 * Joins the parts of a field that lists subjects: all of them after a degree ("BA Philosophy, Politics and Economics"), else the last two
 * ("Heating, Ventilation and Air Conditioning").
 */
function withWholeLists(parts: readonly TextSpan[], piece: TextSpan): TextSpan[] {
  const last = parts.findIndex(({ text }, i) => i > 0 && / (?:and|&) \p{Lu}/iu.test(text));
  const end = parts[last];
  if (!end || !mayBeListed(end)) return [...parts];
  const degree = parts.slice(0, last).findLastIndex(({ text }) => degreeAt(text) !== '');
  const from = listStart(parts, { degree, last }) ?? (isListed(parts[last - 1]) ? last - 1 : last);
  const start = parts[from]?.start ?? end.start;
  const text = piece.text.slice(start - piece.start, end.end - piece.start);
  return [...parts.slice(0, from), { text, start, end: end.end }, ...parts.slice(last + 1)];
}

/** Where a list after a degree starts: in the degree's own part if that goes on with a subject. Undefined if something else is between. */
function listStart(
  parts: readonly TextSpan[],
  { degree, last }: { readonly degree: number; readonly last: number },
): number | undefined {
  const text = parts[degree]?.text ?? '';
  const [end, between] = [parts[last]?.text ?? '', parts.slice(degree + 1, last)];
  if (degree === -1 || [text, ...between.map((one) => one.text)].some((one) => / (?:and|&) /.test(one)))
    return undefined;
  if (degreeAt(text) === text) return between.some(isSchool) ? undefined : degree + 1;
  const mayGoOn = / in \p{Lu}/u.test(text) || scoreOf('field', end) >= SURE;
  return mayGoOn && between.every(mayBeListed) ? degree : undefined;
}

function isSchool({ text }: TextSpan): boolean {
  return scoreOf('institution', text) >= SURE;
}

function isListed(part: TextSpan | undefined): boolean {
  return part !== undefined && mayBeListed(part) && !/ (?:and|&) /i.test(part.text);
}

/** Whether a text is no degree or minor ("Minors in Art and Music"), and names a firm or school only as a subject does: "Law & Society". */
function mayBeListed(part: TextSpan): boolean {
  if (degreeAt(part.text) !== '' || / in \p{Lu}/u.test(part.text)) return false;
  return scoreOf('company', part.text) <= 0 || scoreOf('field', part.text) >= SURE;
}

/** Splits a degree from what follows it or from its school, and a field or school from a degree after it: "Physics (B.S.)". */
function inTwo(text: string): string[] {
  const [, first = '', last = ''] =
    /^(.{1,80}?)(?: (?:from|at)(?: the)?|:) (\p{Lu}.{1,80})$/u.exec(text) ??
    /^(\p{L}[^()]{1,80}) \((\p{L}.{1,40})\)$/u.exec(text) ??
    [];
  if (scoreOf('degree', last) >= SURE) return [...inTwo(last), first];
  const isDegree = scoreOf('degree', first) >= SURE;
  if (isDegree && scoreOf('institution', last) >= SURE) return [...inTwo(first), last];
  // "Graphic Design from Ridge Secondary" is no subject; "Translation from German" is.
  const isFrom = text.startsWith(' from ', first.length) && last.includes(' ');
  if (isFrom && (isDegree || scoreOf('field', first) >= SURE)) return inTwo(first);
  const degree = degreeAt(text);
  const [, rest = ''] =
    /^(?: degree)?(?: (?:in|en|em) |[:/ ]{1,3}| \((?=[^()]{2,60}\)))(\p{L}[^()|]{1,80})/iu.exec(
      text.slice(degree.length),
    ) ?? [];
  if (degree !== '') return [degree.trim(), ...(rest === '' ? [] : [rest.trim()])];
  const subject = subjectBeforeDegree(text);
  return subject === '' ? [text] : [subject, text.slice(subject.length + 1)];
}

/** Returns the subject before a degree that ends a text, or '': "Physics" of "Physics BSc (Hons)". */
export function subjectBeforeDegree(text: string): string {
  const words = text.split(' ', MAX_WORDS + 1);
  const at = words.findIndex((_, i) => {
    const last = words.slice(i).join(' ');
    return i > 0 && degreeAt(last) === last;
  });
  const subject = words.slice(0, at).join(' ');
  return at > 0 && words.length <= MAX_WORDS && scoreOf('field', subject) >= SURE ? subject : '';
}
