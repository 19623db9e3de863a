import { MAX_TEXT } from './limits.ts';

/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const PII_TERMS = {
  service: 'pii',
  disclosure: [
    'A reader, which is a language model of a third party where the operator has configured one and a tagger in this server otherwise, reports the ' +
      'personal data that it finds in a text. The header X-Reader of an answer says which reader it was.',
    'Code then looks for each reported value in the text, in any letter case, spacing and digit separators, and takes out every occurrence.',
    'Whatever the reader reports, four kinds are found by their form: Social Security numbers with dashes, card numbers whose check digit is right, ' +
      'ASCII e-mail addresses, and North American phone numbers. Names, addresses and dates of birth are found only where the reader reports them.',
    'A reported value that the text does not hold, or of another kind, is not redacted; unlocated_count says how many there were.',
    'Nothing that is sent is stored or logged, and nothing of an answer is kept. With a model configured, the text is sent to its provider to be read.',
  ],
  disclaimer:
    'Informational only. A redacted text may still hold personal data: what was never found is not reported, and the rest of a text can tell who is ' +
    'meant. Have a person read it before it is passed on.',
  limits: [
    `A text has at most ${MAX_TEXT.toLocaleString('en-US')} characters (UTF-16 code units); a longer one is refused and never cut. Split it.`,
    'Found are names of persons, e-mail addresses, phone numbers, postal addresses, Social Security numbers, card numbers and dates of birth.',
    'Not looked for: IP addresses, bank accounts and IBANs, passports, driving licences and other national numbers, keys and passwords, health information.',
    'English is what was measured. Names in other languages are found in part.',
    'There is one placeholder a type, not numbered: two persons become the same [REDACTED_PERSON].',
    'Offsets are those of the text that was sent, not of redacted_text.',
    'Where a text has more personal data than one reading can list it is refused, with nothing redacted: split it.',
  ],
  sources: [
    {
      name: 'The submitted text',
      publisher: 'The caller',
      basis: 'live',
      note: 'It is read for the request alone.',
    },
  ],
};
