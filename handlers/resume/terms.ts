/** The answer of GET /terms: what the service does and does not do, in sentences. */
export const RESUME_TERMS = {
  service: 'resume',
  disclosure: [
    'A reader reads the resume and quotes the characters that state each email address, phone number and date. If the operator has configured one, the ' +
      "reader is a third party's language or vision model. The response header X-Reader says which reader it was.",
    'Code then checks each quote. An email address, a phone number or a date that its quote does not state is null, and its path is listed in withheld. ' +
      'If the resume was sent as text, the quote must also occur in that text.',
    'Names, companies, titles, descriptions, locations, institutions, degrees, fields and skills are as the reader reported them. They are not checked.',
    'Submitted content is not stored or logged, and no part of an answer is kept. If a model is configured, the resume is sent to its provider. ' +
      'An image at file_url is always fetched by this server, never by the provider.',
  ],
  disclaimer:
    'For information only. A parsed resume says nothing about the quality of a candidate: no seniority, ranking or suitability is derived, and forged or ' +
    'altered documents are not detected. Have a person read the resume before you decide anything about a candidate.',
  limits: [
    'One resume per request: as text (50,000 characters), as an image at an https URL (2,048 characters), or as a file in base64 (15,000,000 characters). ' +
      'A file is a PDF, a JPEG, PNG, WebP or GIF image, or UTF-8 text. DOCX and other office formats are not supported.',
    'Text over the limit is refused, never truncated. A text file or a PDF with more than 250,000 characters is also refused.',
    'Month names are read in English only. If a date in digits can be read either way round, only its year is served.',
    'A country code that is not printed is never added to a phone number.',
    "confidence is the reader's own rating, not a measured accuracy. No check changes it.",
    'No warnings means that no check found a problem, not that every value is right. An empty list without a warning means that nothing was reported.',
  ],
  sources: [
    {
      name: 'The submitted resume',
      publisher: 'The caller',
      basis: 'live',
      note: 'Read only for this request.',
    },
  ],
};
