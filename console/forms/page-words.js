/**
 * What a person should know before asking: what to give, and what comes back. By the path of the operation; of any other one
 * its own description is shown, which is for programs.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PAGE_WORDS = {
  '/resume/parse': [
    'Paste a resume or drop it as a PDF or picture. You get contact, jobs, education and skills.',
    'Email, phone and dates appear only as far as the resume states them. Everything else is as it was read.',
  ],
  '/certificate/verify': [
    'Drop a certificate and choose what it has to show. You get one verdict, and each requirement with what the certificate says.',
    'If something cannot be read, the verdict stays open: ask for a clearer copy. A verdict does not confirm that a policy is in force.',
  ],
  '/certificate/parse': [
    'Drop a certificate as a picture or PDF. You get its coverages, limits and dates.',
    'What its characters do not state is withheld and marked, not guessed.',
  ],
  '/certificate/requirements': ['Choose requirements and save them. You get an id to use in place of them.'],
  '/certificate/requirements/{id}': ['Give the id of saved requirements. You get the requirements under it.'],
  '/invoice/extract': [
    'Drop an invoice or receipt as a PDF or picture. You get vendor, date, lines and totals.',
    'A number that its characters do not state beyond doubt is left out, and the sums are checked.',
  ],
  '/pii/redact': [
    'Paste a text. You get it back with names, emails, phone numbers, addresses, dates of birth, Social Security and card numbers replaced.',
    'A text without findings is not proven clean.',
  ],
  '/import-risk/screen/shipment': [
    'Give the supplier. It is compared with the forced-labor list and the Consolidated Screening List.',
    'Every match is a lead for a person to verify. The country and the HTS number do not change the result.',
  ],
  '/import-risk/screen/parties': ['Give the parties of a shipment, one a line. Each is compared with both lists.'],
  '/import-risk/uflpa/entities': ['Give a name. You get the listings of the forced-labor list near it.'],
  '/company-risk/company-risk-screen': [
    'Give a company. EPA, OSHA, DOL, FDA and CPSC are searched for it, which can take some seconds.',
    'An agency that cannot be read adds nothing to the score, and is named. A low score is no clearance.',
  ],
  '/company-risk/risk-score': [
    'Give a facility by name and state, or by its EPA registry ID. You get its compliance record and a score.',
  ],
  '/exclusions/screen': [
    'Give a company or vendor. It is compared with the federal exclusions register and the Consolidated Screening List.',
    'Every match is a lead for a person to verify. Individuals are never screened.',
  ],
  '/exclusions/screen/batch': ['Give companies or vendors, one a line. Each is compared with both lists.'],
  '/landed-cost/estimate': [
    'Describe a product: what it is, what it is made of, what it is for. You get its six-digit subheading and the range of duty.',
    'The rate on one shipment depends on its full tariff number, which this does not choose.',
  ],
  '/insider/insider-transactions': [
    "Give a ticker. You get the transactions of the company's newest Form 4 filings, read from EDGAR now.",
  ],
};
