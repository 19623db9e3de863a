import { sentences } from '../plan/sentences.ts';

/** The relationship stated in a reporting owner's part of the filing. */
export interface Relationship {
  readonly director: boolean;
  readonly officer: boolean;
  readonly tenPercentOwner: boolean;
  readonly other: boolean;
  readonly officerTitle: string;
  readonly otherText: string;
}

/** Longer than any title; a longer text is prose. */
const MAX_TITLE = 160;
const MAX_REMARKS = 2000;

/**
 * Returns the owner's role as filed: the officer's title, then the other relationships, such as `Chief Executive
 * Officer; Director; 10% owner`. A title that refers to the remarks is read there if they state one, otherwise it is
 * `Officer`. Null if the filing states no relationship.
 */
export function insiderRole(relationship: Relationship, remarks: string): string | null {
  const { director, officer, tenPercentOwner, other } = relationship;
  const title = officerTitle(relationship.officerTitle, remarks);
  const otherText = plainText(relationship.otherText);
  const noFlag = !director && !officer && !tenPercentOwner && !other;
  const roles = [
    ...(officer ? [title ?? 'Officer'] : noFlag && title !== null ? [title] : []),
    ...(director && !(officer && NAMES_DIRECTOR.test(title ?? '')) ? ['Director'] : []),
    ...(tenPercentOwner ? ['10% owner'] : []),
    ...(other || (noFlag && otherText !== null) ? [otherText ?? 'Other'] : []),
  ];
  return roles.length === 0 ? null : [...new Set(roles)].join('; ');
}

/** A title that includes the directorship; a Managing Director need not be on the board. */
const NAMES_DIRECTOR = /(?:^|[,;&/]|\band\b) ?director ?(?:$|[,;&/]|\band\b)/i;

const REFERENCE =
  /(?:[*([]{0,3}(?:please )?(?:see|refer to) (?:the )?(?:remarks?|below|foot ?notes?|explanation)\b.{0,60}|^(?:remarks?|foot ?notes?))$/i;

/** A mark that links a title to its explanation: `*`, `(1)`, `[1]`, `1.` */
const MARK = /^(?:[*\u2020\u2021]{1,3}|\(\d{1,2}\)|\[\d{1,2}\]|\d{1,2}[.)]) ?/;

function officerTitle(filed: string, remarks: string): string | null {
  if (filed.length > MAX_TITLE) return null;
  const plain = unmarked(filed);
  if (!REFERENCE.test(plain)) return hasLetters(filed) ? filed : null;
  const own = plain.replace(REFERENCE, '').replace(/[\s,;:/*([-]{1,10}$/, '');
  return titleInRemarks(remarks) ?? (hasLetters(own) ? own : null);
}

function plainText(filed: string): string | null {
  return !hasLetters(filed) || filed.length > MAX_TITLE || REFERENCE.test(unmarked(filed)) ? null : filed;
}

/** Removes quotation marks and a leading footnote mark. */
function unmarked(text: string): string {
  return text
    .replace(/["\u201c\u201d]/g, '')
    .replace(MARK, '')
    .trim();
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

const LABELLED =
  /\b(?:officer'?s? |full |complete |official |job |corporate ){0,3}(?:title|position)s?(?: of (?:the )?(?:reporting (?:person|owner)|officer))? ?(?:\([a-z ]{1,30}\) ?)?(?::|-|=|is:?|are:?|as follows:?) ?(.{2,160})$/i;
const SERVES =
  /\b(?:reporting (?:person|owner)|officer|mr\. ?[a-z'-]{1,30}|ms\. ?[a-z'-]{1,30}|mrs\. ?[a-z'-]{1,30}|he|she) (?:is|serves as|is serving as|holds the (?:title|position|office) of)(?: the| an?)?(?: (?:issuer|company)'s)? (.{2,160})$/i;

/** First words of officers' titles; remarks that begin otherwise are about something else. */
const TITLE_START =
  /^(?:acting|interim|deputy|global|group|corporate|chief|president|vice|senior|sr\b|executive|exec\b|evp|svp|avp|vp|ceo|cfo|coo|cto|cio|general|chair|co-|treasurer|secretary|controller|comptroller|head|managing|principal|founder|assistant|associate|regional|division|officer|partner)/i;

/** A sentence that does more than name a title. */
const PROSE =
  /\b(?:was|were|has|have|had|will|shall|may|undertakes?|disclaims?|reported|pursuant|filed|filing|signed|signs|signing|no longer|resigned|retired|transactions?|shares|exhibit|attorney|form 4)\b/i;

/**
 * Returns a title that the remarks state with a label, in a sentence about the reporting person, or as their whole
 * content.
 */
function titleInRemarks(remarks: string): string | null {
  if (remarks.length > MAX_REMARKS) return null;
  const stated = sentences(remarks).map((sentence) => unmarked(sentence.replaceAll('’', "'")));
  for (const sentence of stated) {
    if (sentence.length > 2 * MAX_TITLE) continue;
    const title = (LABELLED.exec(sentence) ?? SERVES.exec(sentence))?.[1];
    if (title !== undefined && isTitle(title)) return cleanTitle(title);
  }
  const only = stated.find((sentence) => TITLE_START.test(sentence));
  return only !== undefined && isTitle(only) ? cleanTitle(only) : null;
}

/**
 * Follows an office itself; about another company in the group (`a subsidiary of the Issuer`) it is part of the title.
 */
const OF_ISSUER =
  /((?:officer|president|treasurer|secretary|controller|comptroller|counsel|director|chair(?:man|woman|person)?|founder|partner|head|manager|\bc[efot]o|\b[es]?vp)) of (?:the )?(?:issuer|company|registrant)$/i;

/** An abbreviation whose period also ended the sentence. */
const LOST_POINT = /\b(inc|corp|co|ltd|l\.p|jr|sr)$/i;

function isTitle(text: string): boolean {
  const title = cleanTitle(text);
  return title.length <= MAX_TITLE && TITLE_START.test(title) && !PROSE.test(title);
}

function cleanTitle(text: string): string {
  return text
    .trim()
    .replace(/^["'(]{1,3}|["')]{1,3}$/g, '')
    .replace(/^(?:the|an?) /i, '')
    .replace(OF_ISSUER, '$1')
    .replace(LOST_POINT, '$1.');
}
