const cell = (value: string, quote = value) => ({ value, quote });
const amount = (value: number, quote: string) => ({ value, quote });
const NONE = { value: null, quote: null };

const present = (value: string | number | boolean, quote = String(value)) => ({ value, quote, state: 'present' });
const BLANK = { ...NONE, state: 'blank' };

/** What a model reads in the documents of the documented examples, by the name of the request. */
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
        company: 'Gull Point Logistics',
        title: 'Driver',
        start_date: cell('2017', '2017 - 2016'),
        end_date: cell('2016', '2017 - 2016'),
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
  certificate: {
    is_certificate: true,
    named_insured: present('Alder Dock Works LLC'),
    producer: present('Lowtide Insurance Agency'),
    certificate_holder: present('Port Harrow Terminal Authority'),
    description_of_operations: BLANK,
    certificate_date: present('2026-02-03', '02/03/2026'),
    insurers: [{ letter: 'A', name: 'Example Mutual', naic_number: '00000' }],
    general_liability: {
      insurer_letter: present('A'),
      policy_number: present('GL-204-771'),
      policy_effective_date: present('2026-01-01', '01/01/2026'),
      policy_expiration_date: present('2027-01-01', '01/01/2027'),
      additional_insured: present(true, 'Y'),
      subrogation_waived: BLANK,
      claims_made: present(false, 'X OCCUR'),
      each_occurrence: present(1_000_000, '$ 1,000,000'),
      damage_to_rented_premises: present(300_000, '$ 300,000'),
      med_exp: present(10_000, '$ 10,000'),
      personal_adv_injury: { ...BLANK, state: 'illegible' },
      general_aggregate: present(2_000_000, '$ 2,000,000'),
      products_comp_op_agg: present(2_000_000, '$ 2,000,000'),
    },
    auto_liability: null,
    umbrella_excess: null,
    workers_comp: null,
    other_coverages: [],
    confidence: 0.86,
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
