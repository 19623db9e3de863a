/**
 * What people should know first: what to enter and what they get. By operation path; other operations show their
 * description, which is written for programs.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PAGE_WORDS = {
  '/resume/parse': [
    'Paste a resume or drop a PDF or picture. You get contact details, jobs, education and skills.',
    'Email, phone and dates are shown only as far as the resume states them. Everything else is shown as read.',
  ],
  '/certificate/verify': [
    'Drop a certificate and choose what it must show. You get one verdict, and for each requirement what the certificate says.',
    'If something cannot be read, the verdict stays open: ask for a clearer copy. A verdict does not confirm that a policy is in force.',
  ],
  '/certificate/parse': [
    'Drop a certificate as a picture or PDF. You get its coverages, limits and dates.',
    'Values that its characters do not state are withheld and marked, not guessed.',
  ],
  '/certificate/requirements': ['Choose requirements and save them. You get an id to use in their place.'],
  '/certificate/requirements/{id}': ['Enter the id of saved requirements. You get the requirements.'],
  '/invoice/extract': [
    'Drop an invoice or receipt as a PDF or picture. You get the vendor, date, line items and totals.',
    'A number that is not clearly printed is left out, and the sums are checked.',
  ],
  '/pii/redact': [
    'Paste a text. You get it back with names, email addresses, phone numbers, addresses, dates of birth, Social Security and card numbers replaced.',
    'No findings does not prove that the text is clean.',
  ],
  '/import-risk/screen/shipment': [
    'Enter the supplier. It is compared with the forced-labor list and the Consolidated Screening List.',
    'Every match is a lead for a person to verify. The country and the HTS number do not change the result.',
  ],
  '/import-risk/screen/parties': ['Enter the parties of a shipment, one per line. Each is compared with both lists.'],
  '/import-risk/uflpa/entities': ['Enter a name. You get similar entries on the forced-labor list.'],
  '/company-risk/company-risk-screen': [
    'Enter a company. EPA, OSHA, DOL, FDA and CPSC are searched for it, which can take a few seconds.',
    'An agency that cannot be read adds nothing to the score and is named. A low score is not a clearance.',
  ],
  '/company-risk/risk-score': [
    'Enter a facility by name and state, or by its EPA registry ID. You get its compliance record and a score.',
  ],
  '/exclusions/screen': [
    'Enter a company or vendor. It is compared with the federal exclusions register and the Consolidated Screening List.',
    'Every match is a lead for a person to verify. Individuals are never screened.',
  ],
  '/exclusions/screen/batch': ['Enter companies or vendors, one per line. Each is compared with both lists.'],
  '/landed-cost/estimate': [
    'Describe a product: what it is, what it is made of, what it is for. You get its six-digit subheading and the duty range.',
    'The rate on an actual shipment depends on the full tariff number, which is not determined here.',
  ],
  '/insider/insider-transactions': [
    "Enter a ticker. You get the transactions in the company's newest Form 4 filings, read live from EDGAR.",
  ],
};
