import type { Random } from '../classifier/random.ts';
import { fillingOf } from './fill.ts';
import { isSeen, type TaggedText } from './generate.ts';
import type { Fillings, Half } from './labelled-lists.ts';
import type { Persons } from './person-names.ts';

/** A record field: its slot and its possible labels. */
const MEMBERS: readonly (readonly [slot: string, labels: string])[] = [
  [
    'name',
    'Name|Full name|Customer|Patient|Client|Contact|Employee|Applicant|Tenant|Guest|Recipient|Sender|Cardholder|Account holder|Insured|Student|Member|Passenger|Owner|Requested by|Prepared by|Attending|Primary contact|Emergency contact|Spouse|Guardian|Name of applicant|customer_name|fullName|patientName|Assigned to|Reviewed by|Sales rep|Driver|Nominee|Ship to name|Buyer|Seller|Witness',
  ],
  ['given', 'First name|Given name|First|Forename|first_name|firstName|Preferred name|Nickname'],
  ['surname', 'Last name|Surname|Family name|Last|last_name|lastName|Maiden name'],
  [
    'dob',
    'DOB|Date of birth|Birth date|Birthdate|D.O.B.|Born|Birthday|date_of_birth|dob|dateOfBirth|birth_date|Born on|Patient DOB|Date of Birth (MM/DD/YYYY)|BIRTH DATE',
  ],
  [
    'address',
    'Address|Home address|Mailing address|Street address|Billing address|Shipping address|Residence|Property address|Ship to|Deliver to|address|Current address|Permanent address|Postal address|Location|Site|Premises|Residing at',
  ],
  ['street', 'Street|Address line 1|Address 1|street|addr1|Line 1'],
  ['city', 'City|Town|city|Place of birth|Birthplace|Destination|Port'],
  ['phone', 'Phone|Telephone|Mobile|Cell|Tel|phone|Fax|Contact number'],
  ['email', 'Email|E-mail|email|Email address'],
  ['org', 'Company|Employer|Organization|Vendor|Supplier|Bank|School|Insurer|company|Bill to|Manufacturer|Carrier'],
  [
    'date',
    'Date|Invoice date|Order date|Due date|Issued|Expires|Visit date|Start date|Hire date|Created|created_at|Last login|Admission date|Effective date',
  ],
  ['id', 'ID|Account|Order|Invoice no|MRN|Ref|Policy number|Case no|id|Member ID|PO number|Tracking'],
  ['amount', 'Total|Amount|Price|Balance|Salary|Subtotal|Tax|Rent|Premium'],
  ['job', 'Title|Position|Job title|Role|Occupation|role|Profession'],
  ['product', 'Item|Product|Description|Model|item'],
  ['country', 'Country|Nationality|country|Country of origin|Citizenship'],
  [
    'phrase',
    'Status|Notes|Department|Priority|Payment method|Gender|Marital status|Reason|Type|Category|Comments|Shipping method|Allergies|Blood type|Language|Plan|Diagnosis|Condition',
  ],
];

const PHRASES =
  'Active|Pending Review|None|Human Resources|High|Bank Transfer|Female|Married|Follow Up|Standard|Net 30|Ground|Penicillin|O Positive|English|Gold Plus|Hypertension|New|Left Knee Pain|Spring Sale|Out of Stock|Called twice, no answer|Prefers mornings|N/A|Yes|No|Accounts Receivable|Heart Failure|Winter Coat'.split(
    '|',
  );

const FORMATS = [
  'lines',
  'lines',
  'lines',
  'lines',
  'labels_above',
  'one_line',
  'json',
  'json',
  'csv',
  'csv',
  'table',
  'xml',
  'query',
  'columns',
] as const;

const MAX_ROWS = 4;

/** A form, table or record file with fields in random order. The two halves have different labels. */
export function record(half: Half, fillings: Fillings, random: Random): TaggedText {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const wanted = 2 + random.below(6);
  const persons: Persons = new Map();
  const members = Array.from({ length: wanted }, () => {
    const [slot, labels] = random.below(3) === 0 ? pick(MEMBERS.slice(0, 6)) : pick(MEMBERS);
    const own = labels.split('|').filter((label) => isSeen(label) === (half === 'seen'));
    return { slot, label: pick(own.length > 0 ? own : labels.split('|')) };
  });
  const spans: TaggedText['spans'][number][] = [];
  let text = '';
  const value = (slot: string, between = ', '): void => {
    const { value: raw, tag } =
      slot === 'phrase' ? { value: pick(PHRASES), tag: undefined } : fillingOf(slot, { fillings, persons, random });
    const filled = between === ', ' ? raw : raw.replaceAll(', ', between);
    if (tag) spans.push({ tag, start: text.length, end: text.length + filled.length });
    text += filled;
  };
  const format = pick(FORMATS);
  const rows = 1 + random.below(MAX_ROWS);
  switch (format) {
    case 'lines':
    case 'labels_above': {
      const separator =
        format === 'labels_above' ? '\n' : pick([': ', ': ', ': ', ':', ' - ', ':\t', ':    ', '  ', ' = ', ': \n']);
      const isUpper = random.below(6) === 0;
      for (const { slot, label } of members) {
        text += (isUpper ? label.toUpperCase() : label) + separator;
        value(slot, slot === 'address' ? pick([', ', ', ', '\n']) : ', ');
        text += '\n';
      }
      break;
    }
    case 'one_line': {
      const [separator, between] = [pick([': ', ' ', ': ', '=']), pick(['; ', ', ', ' | ', '  ', '. '])];
      for (const { slot, label } of members) {
        text += label + separator;
        value(slot);
        text += between;
      }
      break;
    }
    case 'json':
      text += '{';
      for (const { slot, label } of members) {
        text += `${pick(['', '\n  '])}"${label.replaceAll(' ', '_').toLowerCase()}": "`;
        value(slot);
        text += '", ';
      }
      text += '}';
      break;
    case 'csv':
    case 'table': {
      const between = format === 'table' ? pick([' | ', '\t', '   ']) : pick([',', ',', ';', ', ']);
      if (random.below(3) > 0) text += `${members.map(({ label }) => label).join(between)}\n`;
      for (let row = 0; row < rows; row++) {
        for (const [i, { slot }] of members.entries()) {
          if (i > 0) text += between;
          const quote = slot === 'address' && between === ',' ? '"' : '';
          text += quote;
          value(slot, between === '\t' ? ', ' : ', ');
          text += quote;
        }
        text += '\n';
      }
      break;
    }
    case 'xml':
      for (const { slot, label } of members) {
        const element = label.replaceAll(/[^A-Za-z]/g, '');
        text += `<${element}>`;
        value(slot);
        text += `</${element}>${pick(['', '\n'])}`;
      }
      break;
    case 'query':
      for (const { slot, label } of members) {
        text += `${label.replaceAll(/[^A-Za-z]/g, '_').toLowerCase()}=`;
        value(slot);
        text += '&';
      }
      break;
    case 'columns':
      for (const { slot, label } of members) {
        text += label.padEnd(22);
        value(slot);
        text += '\n';
      }
      break;
    default:
      throw new Error(`There is no format ${String(format satisfies never)}.`);
  }
  return { text, spans };
}
