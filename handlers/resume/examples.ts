import type { Example } from '../../core/http/route.ts';

const RESUME = [
  'Mara Ellingsen',
  'Port Harrow, ME | mara.ellingsen@example.com | (207) 555-0142',
  '',
  'Experience',
  'Dispatch Lead, Harbor Mill Logistics',
  'Mar 2021 - Present',
  'Plans the daily routes of forty trucks.',
  '',
  'Dispatcher, Tidewater Freight',
  '06/07/2017 - Feb 2021',
  '',
  'Driver, Gull Point Logistics',
  '2017 - 2016',
  '',
  'Education',
  'B.S. in Supply Chain Management, Port Harrow State College',
  'May 2017',
  '',
  'Skills',
  'route planning, SQL',
].join('\n');

const ANSWER = {
  contact: {
    name: 'Mara Ellingsen',
    email: 'mara.ellingsen@example.com',
    phone: '(207) 555-0142',
    location: 'Port Harrow, ME',
  },
  work_history: [
    {
      company: 'Harbor Mill Logistics',
      title: 'Dispatch Lead',
      start_date: '2021-03',
      end_date: 'present',
      description: 'Plans the daily routes of forty trucks.',
    },
    {
      company: 'Tidewater Freight',
      title: 'Dispatcher',
      start_date: '2017',
      end_date: '2021-02',
      description: null,
    },
    { company: 'Gull Point Logistics', title: 'Driver', start_date: null, end_date: null, description: null },
  ],
  education: [
    {
      institution: 'Port Harrow State College',
      degree: 'B.S.',
      field: 'Supply Chain Management',
      graduation_date: '2017-05',
    },
  ],
  skills: ['route planning', 'SQL'],
  confidence: 1,
  withheld: ['work_history[2].start_date', 'work_history[2].end_date'],
};

/** The characters that support a value, and where they are in the resume. */
function quoted(quote: string): { quote: string; start: number; end: number } {
  const start = RESUME.indexOf(quote);
  return { quote, start, end: start + quote.length };
}

/** Examples with an invented candidate. */
export const RESUME_EXAMPLES: readonly Example[] = [
  {
    name: 'text',
    summary:
      'A resume as text. A start date in digits that can be read either way round is served as its year; dates that run backwards are withheld',
    request: { body: { text: RESUME } },
    status: 200,
    response: ANSWER,
  },
  {
    name: 'evidence',
    summary: 'The same, with the characters that support each value, and those of withheld dates',
    request: { query: { evidence: '1' }, body: { text: RESUME } },
    status: 200,
    response: {
      ...ANSWER,
      evidence: {
        'contact.name': quoted('Mara Ellingsen'),
        'contact.location': quoted('Port Harrow, ME'),
        'work_history[0].company': quoted('Harbor Mill Logistics'),
        'work_history[0].title': quoted('Dispatch Lead'),
        'work_history[1].company': quoted('Tidewater Freight'),
        'work_history[1].title': quoted('Dispatcher'),
        'work_history[2].company': quoted('Gull Point Logistics'),
        'work_history[2].title': quoted('Driver'),
        'education[0].institution': quoted('Port Harrow State College'),
        'education[0].degree': quoted('B.S.'),
        'education[0].field': quoted('Supply Chain Management'),
        'skills[0]': quoted('route planning'),
        'skills[1]': quoted('SQL'),
        'contact.email': quoted('mara.ellingsen@example.com'),
        'contact.phone': quoted('(207) 555-0142'),
        'work_history[0].start_date': quoted('Mar 2021 - Present'),
        'work_history[0].end_date': quoted('Mar 2021 - Present'),
        'work_history[1].start_date': quoted('06/07/2017 - Feb 2021'),
        'work_history[1].end_date': quoted('06/07/2017 - Feb 2021'),
        'education[0].graduation_date': quoted('May 2017'),
      },
      sought: {
        'work_history[2].start_date': quoted('2017 - 2016'),
        'work_history[2].end_date': quoted('2017 - 2016'),
      },
    },
  },
  {
    name: 'two_documents',
    summary: 'More than one of text, file_url and base64_file',
    request: { body: { text: RESUME, file_url: 'https://files.example.com/resume.png' } },
    status: 400,
    response: {
      error: 'multiple_inputs',
      message: 'Send only one of text, file_url, base64_file.',
    },
  },
  {
    name: 'pdf_by_url',
    summary: 'A URL of a PDF: send the PDF as base64_file instead',
    request: { body: { file_url: 'https://files.example.com/resume.pdf' } },
    status: 400,
    response: {
      error: 'pdf_url_unsupported',
      message: 'The path of file_url ends in .pdf: send the PDF as base64.',
    },
  },
];
