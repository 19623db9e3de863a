const cell = (value: string, quote = value) => ({ value, quote });
const amount = (value: number, quote: string) => ({ value, quote });
const NONE = { value: null, quote: null };

/** What a model reads in the documents of the documented examples, by the name of what it is asked. */
export const EXAMPLE_READINGS: Readonly<Record<string, unknown>> = {
  resume: {
    contact: {
      name: 'Mara Ellingsen',
      email: cell('mara.ellingsen@example.com'),
      phone: cell('(207) 555-0142'),
      location: 'Port Harrow, ME',
    },
    work_history: [
      {
        company: 'Harbor Mill Logistics',
        title: 'Dispatch Lead',
        start_date: cell('2021-03', 'Mar 2021 - Present'),
        end_date: cell('Present', 'Mar 2021 - Present'),
        description: 'Plans the daily routes of forty trucks.',
      },
      {
        company: 'Tidewater Freight',
        title: 'Dispatcher',
        start_date: cell('2017-06-07', '06/07/2017 - Feb 2021'),
        end_date: cell('2021-02', '06/07/2017 - Feb 2021'),
        description: null,
      },
      {
        company: 'Gull Point Couriers',
        title: 'Driver',
        start_date: cell('2015', 'summers during college'),
        end_date: NONE,
        description: null,
      },
    ],
    education: [
      {
        institution: 'Port Harrow State College',
        degree: 'B.S.',
        field: 'Supply Chain Management',
        graduation_date: cell('2017-05', 'May 2017'),
      },
    ],
    skills: ['route planning', 'SQL'],
    confidence: 0.97,
  },
  invoice: {
    is_invoice_or_receipt: true,
    vendor: 'Harbor Mill Stationers',
    date: cell('2026-03-10', '03/10/2026'),
    line_items: [
      {
        description: 'Ruled paper A4',
        quantity: amount(2, '2 x'),
        unit_price: amount(4.86, '4.86'),
        total: amount(9.72, '$9.72'),
      },
      {
        description: 'Returned binder',
        quantity: amount(1, '1'),
        unit_price: NONE,
        total: amount(-3.5, '$3.50-'),
      },
    ],
    subtotal: amount(6.22, '$6.22'),
    tax: amount(0.37, '$0.37'),
    total: amount(6.59, '$6.59'),
    currency: 'USD',
    confidence: 0.93,
  },
};
