import { foldWords } from '../../names/fold.ts';
import { hasLegalForm, readsAsPerson, showsOrganization } from '../../names/person-or-organization.ts';
import { nameParts } from '../../names/readings.ts';
import { stripLegalForms } from '../../names/strip-legal-forms.ts';

/**
 * Which published names are withheld because they may identify an individual. There are two tests: OSHA, DOL and MSHA
 * also name people, so anything that does not show an organization is withheld; FDA and CPSC name companies, so only
 * what reads as a person's name is.
 */

/**
 * Whether a name from an agency that also lists individuals may be an individual's: it has neither a legal form nor a
 * trade word, or part of it reads as a person's name ("JOHN SMITH DBA SMITH ROOFING", "ACME INC, JOHN SMITH"), or it is
 * too long to be read whole.
 */
export function mayNameIndividual(published: string): boolean {
  if (!showsOrganization(published)) return true;
  const { outside, inside, isWhole } = nameParts(published);
  return !isWhole || [...outside, ...inside].some((part) => readsAsPerson(part) || namesPersonBeside(part));
}

/**
 * Whether a name from an agency that lists companies reads as a person's, in whole or in part. A brand without any sign
 * of an organization does not.
 */
export function namesPerson(published: string): boolean {
  if (showsOrganization(published)) return mayNameIndividual(published);
  const { outside, inside } = nameParts(published);
  return [published, ...outside, ...inside.filter(showsOrganization)].some(readsAsPerson);
}

/** What may separate a person from a company within one part of a name. */
const JOINS = /,|\s(?:and|&)\s/gi;

/** More joins make a list, which is not a company's name. */
const MAX_JOINS = 8;

/** What a company named after a person calls the others: "John Smith & Sons, Inc." is one name. */
const PARTNERS: ReadonlySet<string> = new Set(
  'son sons daughter daughters brother brothers bros family associates assoc partners partner company'.split(' '),
);

/** Whether a person is named next to a company: after its legal form, or before a company that has its own. */
function namesPersonBeside(part: string): boolean {
  return [...part.matchAll(JOINS)].slice(0, MAX_JOINS).some(({ 0: join, index }) => {
    const left = part.slice(0, index);
    const right = part.slice(index + join.length);
    return (hasLegalForm(left) && readsAsPerson(right)) || (readsAsPerson(left) && isCompanyByItself(right));
  });
}

function isCompanyByItself(text: string): boolean {
  if (!hasLegalForm(text)) return false;
  const { words, formsAlone } = stripLegalForms(foldWords(text));
  return !formsAlone && !words.every((word) => PARTNERS.has(word));
}
