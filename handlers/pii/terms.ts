import { MAX_TEXT } from './limits.ts';

/** What the service does and does not do: the answer of GET /terms. */
export const PII_TERMS = {
  service: 'pii',
  disclosure: [
    'A reader reports the personal data in a text. It is a third-party language model if the operator has configured one, and a tagger inside this ' +
      'server otherwise. The X-Reader header of an answer says which.',
    'Code then searches the text for each reported value, in any letter case, spacing and digit separators, and replaces every occurrence.',
    'Four kinds are also found by form, whatever the reader reports: Social Security numbers with dashes, card numbers with a valid check digit, ' +
      'ASCII e-mail addresses, and North American phone numbers. Names, addresses and dates of birth are found only if the reader reports them.',
    'A reported value that is not in the text, or has an unknown type, is not redacted; unlocated_count says how many there were.',
    'Nothing you send is stored or logged, and no part of an answer is kept. With a model configured, the text is sent to its provider.',
  ],
  disclaimer:
    'Informational only. A redacted text can still contain personal data: what was never found is not reported, and the rest of a text can reveal ' +
    'who is meant. Have a person read it before you pass it on.',
  limits: [
    `A text may have up to ${MAX_TEXT.toLocaleString('en-US')} characters (UTF-16 code units). Longer text is refused, never cut. Split it.`,
    'Detected: names of persons, e-mail addresses, phone numbers, postal addresses, Social Security numbers, card numbers and dates of birth.',
    'Not detected: IP addresses, bank accounts and IBANs, passports, driving licences and other national numbers, keys and passwords, health information.',
    'Measured on English. Names in other languages are found in part.',
    'Placeholders are not numbered: two persons both become [REDACTED_PERSON].',
    'Offsets refer to the submitted text, not to redacted_text.',
    'A text with more personal data than one reading can list is refused and nothing is redacted. Split it.',
  ],
  sources: [
    {
      name: 'The submitted text',
      publisher: 'The caller',
      basis: 'live',
      note: 'Read for this request only.',
    },
  ],
};
