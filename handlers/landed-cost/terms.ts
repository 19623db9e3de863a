import { ESTIMATE_DISCLAIMER } from '../../core/tariff/estimate.ts';
import type { TariffSchedule } from '../../core/tariff/subheading.ts';

/** How often the bundled weights are right, in percent; docs/classifier.md says how it was measured. */
export const MEASURED = { rulings: 611, sixDigits: '41.2', fourDigits: '53.2', twoDigits: '69.1' };

/** Maximum characters (code points) of a description. */
export const MAX_DESCRIPTION = 2_000;

/** What the service does and does not do; the answer of GET /terms. */
export function landedCostTerms(schedule: TariffSchedule): Readonly<Record<string, unknown>> {
  return {
    service: 'landed-cost',
    disclosure: [
      "From a product description, the service estimates the product's six-digit Harmonized System subheading and gives the " +
        'range of the General (Column 1) rates that the U.S. tariff schedule publishes under that subheading.',
      'The subheading is chosen by a classifier: the embedded one, or a language model that chooses among the candidates of the ' +
        'embedded one. Every rate, count and list membership is then read from the schedule by code.',
      'For goods of China (country_of_origin CN) it says how much of the subheading is on the Section 301 Lists 1, 2, 3 and 4A. ' +
        'The country of origin is used as sent; the service never determines it.',
      'Nothing you send is stored or logged. If a model is configured, the description is sent to its provider.',
    ],
    disclaimer: ESTIMATE_DISCLAIMER,
    limits: [
      `A description has at most ${MAX_DESCRIPTION.toLocaleString('en-US')} characters.`,
      'No answer goes deeper than six digits, and no answer covers chapters 98 and 99.',
      `The embedded classifier was right at six digits for ${MEASURED.sixDigits}% of ${MEASURED.rulings} published rulings that it had not ` +
        `seen, at four for ${MEASURED.fourDigits}%, at two for ${MEASURED.twoDigits}%: treat every code as a candidate to verify. Its ` +
        "confidence is calibrated on those rulings; a language model's confidence is its own rating.",
      'Only English is read, and a text that names no goods is refused. A single common word is often classified with too much confidence: describe the product.',
      'Origin, brands, article numbers and sales talk are set aside before classification.',
      'An edition of the schedule that is more than 120 days old may not be the one in force; each estimate then says so.',
      'Not assessed: Section 232 duties, antidumping and countervailing duties, the Section 301 action on forced labor, rates from the ' +
        'four-year review of the China duties, product exclusions, fees, freight, insurance, special-program and Column 2 rates.',
    ],
    sources: [
      {
        name: 'Harmonized Tariff Schedule of the United States',
        publisher: 'U.S. International Trade Commission',
        edition: schedule.edition,
        date: schedule.date,
      },
    ],
  };
}
