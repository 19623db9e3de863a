import { MAX_OWNED_PROFILES } from '../../core/documents/certificate/requirements/requirement-profiles.ts';
import { MAX_PROFILE_NAME } from './request.ts';

/** The answer of GET /terms: what the service does and does not do. */
export const CERTIFICATE_TERMS = {
  service: 'certificate',
  disclosure: [
    'A filled-in fillable ACORD 25 (PDF) is read from its form fields; no model is involved. Other files are read by a language model if one is ' +
      'configured, otherwise by this server.',
    'The reader quotes the characters behind each value. A number, a date or a yes is returned only if the quoted characters state exactly that ' +
      'value; otherwise it is null and its path is listed in withheld.',
    'The verdict is computed by fixed rules, never by a model: the same requirements, extraction and date give the same verdict.',
    'An empty box and an unreadable one are different answers: absent means the certificate does not show the coverage, unreadable asks for a clearer copy.',
    'Text such as names and policy numbers is returned as read. Text that contradicts its own quote is withheld.',
    'If a model is configured, the submitted file, and nothing else in the request, is sent to its provider, unless it is read from form fields. ' +
      'This server neither logs the file nor keeps it after answering. Saved requirements and their names are kept permanently.',
    "confidence is the reader's rating of its own reading, not a measured accuracy. It is 1 for form fields.",
  ],
  disclaimer:
    'For information only; not insurance or legal advice. compliant does not mean that a policy is valid, in force or will respond to a claim, or that the certificate is genuine and unaltered. Ask the insurer or the producer.',
  limits: [
    'One certificate per request: a JPEG, PNG, WebP or GIF image or a PDF in base64, up to 15,000,000 characters, or the URL of an image, up to 2,048 characters.',
    'A PDF must be sent in base64 with mime_type application/pdf.',
    'Only the ACORD 25 layout is read. The named insured is returned but not compared with anything.',
    'Numeric dates are read as month/day/year. Amounts use U.S. notation unless other amounts on the certificate prove a decimal comma.',
    'A coverage row with no date in a date box is unreadable. If a policy does not end after it starts, neither of its dates is returned.',
    'Days until expiration are counted from today in UTC to the date on the certificate. A policy that ends today has 0 days left.',
    'min_days_until_expiration checks the coverage rows that other requirements name, or every row if none is named.',
    'In remarks and attached pages, only statements that a coverage or endorsement is cancelled, excluded, void or not in force are considered. Conditions, endorsement terms, named exclusions, other limits of a row and the signature are not read.',
    `A saved profile cannot be changed or listed. Its name has at most ${MAX_PROFILE_NAME} characters. It belongs to the owner of the key that ` +
      `saved it, who may save ${MAX_OWNED_PROFILES.toLocaleString('en-US')}. On a server without its own keys, all callers share one owner.`,
  ],
  sources: [
    {
      name: 'The submitted document',
      publisher: 'The caller',
      basis: 'live',
      note: 'No other source is consulted.',
    },
  ],
};
