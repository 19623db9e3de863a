import { foldWords } from './fold.ts';
import { stripLegalForms } from './strip-legal-forms.ts';

/** Longer lists are cut; the longest on the forced-labor list has eight names. */
const MAX_NAMES = 32;

/**
 * Splits a list of names: "A Co., Ltd.; B; and C", "A Co., Ltd., B Ltd., and C". A semicolon separates names; without
 * one, a comma does after a legal form, or anywhere if `hasMany` says that several names are listed ("Cereals, Oils and
 * Foods Co." is one). `and` separates two names after a legal form and is otherwise part of one ("Bayi Iron and
 * Steel"). Signs inside brackets do not separate.
 */
export function splitNames(text: string, { hasMany }: { readonly hasMany: boolean }): string[] {
  const parting = text.includes(';') ? ';' : ',';
  const names: string[] = [];
  for (const part of partsOutsideBrackets(text, parting)) {
    const [first = '', ...others] = part.trim().split(BEHIND_FORM, MAX_NAMES);
    const name = first.replace(/^and /i, '');
    const before = names.at(-1);
    const belongs = before !== undefined && parting === ',' && !beginsName(name, { before, hasMany });
    names.push(belongs ? `${names.pop() ?? ''}, ${first}` : name, ...others);
  }
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** `and` directly after a legal form. */
const BEHIND_FORM = /(?<=\b(?:Ltd|Co|Inc|Corp|LLC|Limited|Corporation|Company)\.?,?) and /i;

const ENDS_WITH_FORM = /\b(?:Ltd|Co|Inc|Corp|LLC|Limited|Corporation|Company)\.?$/i;

/** Whether the text after a comma is another name rather than a legal form or a further word of the previous one. */
function beginsName(name: string, { before, hasMany }: { before: string; hasMany: boolean }): boolean {
  if (stripLegalForms(foldWords(name)).formsAlone) return false;
  return hasMany || ENDS_WITH_FORM.test(before);
}

function partsOutsideBrackets(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && depth > 0) depth -= 1;
    if (text[at] !== sign || depth > 0) continue;
    if (parts.push(text.slice(from, at)) === MAX_NAMES) return parts;
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}
