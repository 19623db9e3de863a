/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const RESUME_TERMS = {
  service: 'resume',
  disclosure: [
    'A reader, which is a language or vision model of a third party where the operator has configured one, reads the resume and quotes the characters ' +
      'of it in which each address, number and date stands. The header X-Reader of an answer says which reader it was.',
    'Code then checks each of those quotes. An e-mail address, a phone number or a date that its quote does not state is null, and its path is listed in ' +
      'withheld; where the resume was sent as text, the quote has to stand in that text as well.',
    'The names, companies, titles, descriptions, locations, institutions, degrees, fields and skills are as the reader reported them, and nothing checks them.',
    'Nothing that is sent is stored or logged, and nothing of an answer is kept. With a model configured, the resume is sent to its provider to be read, ' +
      'and an image at file_url is fetched by this server, never by the provider.',
  ],
  disclaimer:
    'Informational only. A parsed resume is no statement about a candidate: no seniority, ranking or suitability is derived, and a forged or altered ' +
    'document is not noticed. Have a person read the resume before a decision about a person is made.',
  limits: [
    'One resume a request, as text (50,000 characters), as an image at an https URL (2,048 characters), or as a file in base64 (15,000,000 characters): a ' +
      'PDF, a JPEG, PNG, WebP or GIF image, or UTF-8 text. DOCX and other office formats are not read.',
    'Text that is too long is refused and never cut. A file of text, or a PDF, with more than 250,000 characters is refused as well.',
    'Month names are read in English only. Of a date in digits that can be read either way round, the year alone is served.',
    'A country code that is not printed is not added to a phone number.',
    "confidence is the reader's own rating and no measured accuracy; no check changes it.",
    'No warnings means that no check found a problem, not that every value is right. An empty list without its warning means that nothing was reported.',
  ],
  sources: [
    {
      name: 'The submitted resume',
      publisher: 'The caller',
      basis: 'live',
      note: 'It is read for the request alone.',
    },
  ],
};
