import { MAX_OWNED_PROFILES } from '../../core/documents/certificate/requirements/requirement-profiles.ts';
import { MAX_PROFILE_NAME } from './request.ts';

/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const CERTIFICATE_TERMS = {
  service: 'certificate',
  disclosure: [
    'A language model reads the certificate and quotes the characters in which each value stands. Checks in code then serve a number, a date or ' +
      'a yes where its characters state exactly that value; where they do not, the value is null and its path is in withheld.',
    'A PDF that is filled in on the fillable ACORD 25 is read from its form fields, and neither its page nor any model takes part.',
    'The verdict is computed from the extraction by fixed rules, never by a model: the same requirements, extraction and day give the same verdict.',
    'An empty box and one that could not be read are told apart: absent is a lack of coverage on paper, unreadable asks for a clearer copy.',
    'Texts, such as names and policy numbers, are served as they were read; one whose own quote says something else is withheld.',
    'The submitted file, and nothing else of the request, is sent to the provider of the model where one is configured, unless it is read from ' +
      'its form fields. Here nothing of it is logged or kept after the answer. Saved requirements are kept for good, with their name.',
    'confidence is what the model says of its own reading, and no measured accuracy; it is 1 where form fields were read.',
  ],
  disclaimer:
    'Informational only, and no insurance or legal advice. compliant does not say that a policy is valid, in force or will respond to a claim, nor that the certificate is genuine or unaltered. Ask the insurer or the producer.',
  limits: [
    'One certificate a request: a JPEG, PNG, WebP or GIF image or a PDF as base64 of at most 15,000,000 characters, or the address of an image of at most 2,048.',
    'A PDF is sent as base64 only, with mime_type application/pdf.',
    'The layout that is read is that of the ACORD 25. The named insured is returned and compared with nothing.',
    'Dates in numbers are read as month, day, year, and amounts in U.S. notation unless others on the certificate prove a decimal comma.',
    'A coverage row without a date is unreadable, never without a date. A row that does not end after it starts has neither date.',
    'Days until expiration are counted from today in UTC to the date on the certificate; a policy that ends today has 0 left.',
    'min_days_until_expiration looks at the rows that other requirements name, so that naming the first one narrows what it looks at.',
    'Of remarks and attached pages only sentences that say that a coverage is cancelled, excluded or void are read. Not read: conditions, endorsements, named exclusions, other limits of a row, the signature.',
    `A saved profile cannot be changed or listed; its name has at most ${MAX_PROFILE_NAME} characters. It belongs to the owner of the key that ` +
      `saved it, who may save ${MAX_OWNED_PROFILES.toLocaleString('en-US')}; where the server asks for no keys of its own all callers are one owner.`,
  ],
  sources: [
    {
      name: 'The submitted document',
      publisher: 'The caller',
      basis: 'live',
      note: 'Nothing else is looked up.',
    },
  ],
};
