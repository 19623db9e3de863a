import { LINE_END, NOTHING, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What persons are at work or to others. */
const ROLES = words(`
  accountant administrator adviser advisor agent aide ambassador analyst apprentice architect assessor assistant associate attorney auditor baker
  banker barrister bookkeeper boss broker buyer carpenter cashier chair chairman chairperson chairwoman chancellor chef chemist chief clerk coach
  commissioner comptroller consultant contractor controller cook coordinator counsel counsellor courier curator dean delegate dentist deputy designer
  developer director doctor driver economist editor electrician employee engineer estimator examiner executive expert facilitator farmer filmmaker
  fitter foreman founder governor grower guard guest guide headteacher hostess inspector installer instructor interpreter interviewer investor
  janitor journalist judge labourer landlady landlord lawyer lead leader lecturer librarian lieutenant linesman magistrate manager mayor mechanic
  mediator medic merchandiser messenger midwife minister moderator nanny nurse officer operator organiser organizer painter paralegal paramedic
  partner patient pharmacist physician physicist pilot plumber poet president presenter principal producer professor programmer purser rapporteur
  receptionist recruiter referee registrar rep reporter representative researcher scientist secretary senator sergeant server shareholder
  shopkeeper signatory singer skipper solicitor speaker spokesman spokesperson spokeswoman steward storeman strategist student stylist
  superintendent superior supervisor surgeon surveyor tailor teacher technician teller tenant therapist trainee trainer translator treasurer
  trustee tutor tycoon undersecretary usher vet volunteer waiter waitress warden welder witness worker writer ceo cfo cto coo mp
  applicant beneficiary borrower candidate claimant client creditor customer debtor defendant donor executor guarantor guardian heir insured lender lessee
  lessor licensee member notary passenger payee payer petitioner plaintiff recipient seller sender signer subscriber visitor
  brother colleague cousin daughter father friend husband mother neighbour neighbor sister son spouse uncle aunt widow wife
`);
/** What only persons do: companies say and report as well. */
const PERSON_VERBS = words(`
  abstained answered apologised apologized asked attended brings called calls chaired chairs cleaned coughed drives drove emailed explained feels
  forgot graduated grew hopes joked knows laughed lives lived loves married moved nodded noted objected phoned plays played presented quit recalled
  replied resigned retired retires sang seconded sent shouted signed sings sits sleeps slept smiled spoke thanked thanks thinks thought told took volunteered
  waited walked wants wept wonders works worked writes wrote
`);
/** What companies, shares and products do. */
const COMPANY_VERBS = words(`
  acquired acquires advanced climbed declared declined dipped dropped earned eased edged employs fell gained gains jumped launched launches listed
  lost makes manufactures merged merges operates opened owes posted produces raised rallied rebounded recalled reported reports rose ships
  sank sells shed slid slipped slumped soared surged traded trades tumbled unveiled
`);
/** Short names of American states as newspapers write them. */
const SHORT_STATES = words(
  'ala ariz ark calif colo conn del fla ill ind kan ky mass md mich minn miss mo mont neb nev okla ont ore pa penn que tenn tex va vt wash wis wyo',
);
const AFTER_PLACE: ReadonlySet<number> = new Set(
  ['state', 'state_name', 'country', 'month'].map((kind) => WORD_KINDS.indexOf(kind)),
);
/** How far ahead of a comma a role may be: `Mara Ellingsen, the new chief executive`. */
const ROLE_REACH = 6;

/** Whether a role or a relation stands right before: `chairman Mara Ellingsen`. */
export function isRole({ lower, casing }: Token): boolean {
  return casing > 0 && (ROLES.has(lower) || (lower.includes('-') && lower.split('-').some((part) => ROLES.has(part))));
}

/** Whether a comma or bracket and a role follow: `Mara Ellingsen, managing director of`. */
export function isFollowedByRole(tokens: readonly Token[], to: number): boolean {
  const sign = tokens[to]?.text;
  if (sign !== ',' && sign !== '(') return false;
  for (let i = to + 1; i <= to + ROLE_REACH; i++) {
    const token = tokens[i] ?? NOTHING;
    if (isRole(token)) return true;
    if (token.casing === 0) return false;
  }
  return false;
}

/** 1 for what only persons do, -1 for what companies do, 0 for anything else. */
export function doneBy({ lower, casing }: Token): number {
  if (casing !== 1) return 0;
  return PERSON_VERBS.has(lower) ? 1 : COMPANY_VERBS.has(lower) ? -1 : 0;
}

/** Whether a comma and a state, a country or a month follow, as after towns: `Milan, March 4`. */
export function isFollowedByPlace(tokens: readonly Token[], to: number): boolean {
  const at = tokens[to]?.text === '.' ? to + 1 : to;
  const [comma, after] = [tokens[at] ?? NOTHING, tokens[at + 1] ?? NOTHING];
  return comma.text === ',' && after.casing > 1 && (AFTER_PLACE.has(after.kind) || SHORT_STATES.has(after.lower));
}

/** Whether only signs are beside it in its line: `-- Mara Ellingsen`, `> Mara.` */
export function isAloneInLine(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  for (let i = from; i > 0 && (tokens[i]?.gap ?? LINE_END) < LINE_END; i--) if (!isSign(tokens[i - 1])) return false;
  for (let i = to; (tokens[i]?.gap ?? LINE_END) < LINE_END; i++) if (!isSign(tokens[i])) return false;
  return true;
}

function isSign(token: Token = NOTHING): boolean {
  return token.casing === 0 && !/^\d/.test(token.text);
}
