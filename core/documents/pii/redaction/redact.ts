import type { RedactedEntity, Redaction, RedactionWarning } from '../answer.ts';
import { fieldEnds } from './field-ends.ts';
import { brokenMarks, withinWalls } from './field-values.ts';
import { nameMentions, type IsOrdinaryWord } from './name-mentions.ts';
import { visibleText, visibleValue } from '../visible-text.ts';
import { locateValues, type TypedValue } from './locate-values.ts';
import { mergeSpans } from './merge-spans.ts';
import { patternSpans } from './patterns.ts';
import type { ReportedValue } from './reported-values.ts';
import { identityOf } from './written-form.ts';

/**
 * Redacts a text: every occurrence of the reported values in any written form, parts of reported names, and values found by pattern
 * whether reported or not. The search runs on the visible text; entities are the characters as sent.
 */
export function redact(
  text: string,
  reported: readonly ReportedValue[],
  isOrdinary: IsOrdinaryWord = () => false,
): Redaction {
  const visible = visibleText(text);
  const fromPatterns = patternSpans(visible.text);
  const known = [
    ...fromPatterns.map(({ type, start, end }) => ({ type, value: visible.text.slice(start, end) })),
    ...typed(reported),
  ];
  const values = distinct(known);
  const { spans, isFound } = locateValues(visible.text, values);
  const names = values.flatMap(({ type, value }, i) => (type === 'PERSON' && isFound[i] === true ? [value] : []));
  const mails = fromPatterns.filter(({ type }) => type === 'EMAIL');
  const mentions = nameMentions(visible.text, names, { isOrdinary, mails });
  const inFields = withinWalls(visible.text, [...fromPatterns, ...spans, ...mentions], fieldEnds(visible.text));
  const entities = mergeSpans(inFields)
    .flatMap((merged) => {
      const sent = { ...merged, start: visible.starts[merged.start] ?? 0, end: visible.ends[merged.end - 1] ?? 0 };
      return withinWalls(text, [sent], brokenMarks(text, sent));
    })
    .map(({ type, mergedTypes, start, end }) => {
      return { type, value: text.slice(start, end), start, end, ...(mergedTypes && { merged_types: mergedTypes }) };
    });
  const redaction = { redacted_text: redactedText(text, entities), entities };
  if (isFound.every((is) => is) && reported.every(({ type }) => type !== null)) return redaction;
  const found = new Set(values.flatMap(({ value }, i) => (isFound[i] === true ? [identityOf(value)] : [])));
  return { ...redaction, ...notRedacted(reported, found) };
}

/** Replaces each entity by its placeholder. */
export function redactedText(text: string, entities: readonly RedactedEntity[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const entity of entities) {
    parts.push(text.slice(end, entity.start), `[REDACTED_${entity.type}]`);
    end = entity.end;
  }
  return parts.join('') + text.slice(end);
}

function typed(reported: readonly ReportedValue[]): TypedValue[] {
  return reported.flatMap(({ type, value, isAsWritten }) =>
    type === null ? [] : [{ type, value: visibleValue(value), isAsWritten }],
  );
}

function distinct(values: readonly TypedValue[]): TypedValue[] {
  return [...new Map(values.map((one) => [`${one.type} ${one.value}`, one])).values()];
}

/** Warnings for reported values that were not redacted. Each distinct value counts once. */
function notRedacted(
  reported: readonly ReportedValue[],
  found: ReadonlySet<string>,
): Pick<Redaction, 'warnings' | 'unlocated_count'> {
  const missing = new Map<string, RedactionWarning['code']>();
  for (const { type, value } of reported) {
    const identity = identityOf(visibleValue(value));
    if (identity === '' || found.has(identity)) continue;
    if (type !== null || !missing.has(identity))
      missing.set(identity, type === null ? 'unrecognized_type' : 'value_not_located');
  }
  if (missing.size === 0) return {};
  const codes = [...missing.values()];
  const warnings = (['value_not_located', 'unrecognized_type'] as const).flatMap((code) => {
    const count = codes.filter((one) => one === code).length;
    return count === 0 ? [] : [{ code, message: warningMessage(code, count) }];
  });
  return { warnings, unlocated_count: missing.size };
}

function warningMessage(code: RedactionWarning['code'], count: number): string {
  const values = count === 1 ? '1 reported value' : `${count} reported values`;
  const [has, was] = count === 1 ? ['has', 'was'] : ['have', 'were'];
  return code === 'value_not_located'
    ? `${values} ${was} not found in the text and could not be redacted.`
    : `${values} ${has} an unknown type and ${was} not redacted.`;
}
