import { existsSync, readFileSync } from 'node:fs';

/** Footnotes of one row, and whether they place its transaction under a Rule 10b5-1 plan. */
export type PlanRow = readonly [expected: boolean, ...footnotes: string[]];

/** Rows from real filings and from footnotes that were once read wrong. */
export const TABLE: readonly PlanRow[] = [
  // Marks and spaces as in filings, initials, and what is said about the plan afterwards.
  [true, 'Sold under a Rule\n10b5-1\u00a0 plan.'],
  [true, 'Sold under a Rule 10b\u200b5-1 plan.'],
  [true, 'She adopted a 10b5-1 plan (the \u201cSales Plan\u201d). The shares were sold pursuant to the Sales Plan.'],
  [true, 'She adopted a 10b5-1 plan (the \u201cHale Plan\u201d). The shares were sold pursuant to the Hale Plan.'],
  [true, 'She adopted a 10b5-1 plan in May. The shares were sold under the\nplan.'],
  [true, 'Sold at an avg. price of $42.10 under a 10b5-1 plan.'],
  [false, 'The shares were sold under a Rule 10b5-1 plan. The plan was terminated before the sale.'],
  [true, 'Sold by J. Ortega under a Rule 10b5-1 plan.'],
  [true, 'Sold under a Rule 10b5-1 plan. The plan was adopted the year before.'],
  [true, 'The Rule 10b5-1 plan covers the transactions reported on this line.'],
  [true, 'The Rule 10b5-1 plan covers the trades reported on this line.'],
  [false, 'It is not known whether these shares were sold under a Rule 10b5-1 plan.'],
  [false, 'She asked if this sale was made under a Rule 10b5-1 plan.'],
  [false, 'Sales in the previous quarter were made under a Rule 10b5-1 plan.'],
  [false, 'In the previous year the shares were sold under a Rule 10b5-1 plan.'],
  [false, 'In the prior year the shares were sold under a Rule 10b5-1 plan.'],
  [false, 'Previously, the shares were sold under a Rule 10b5-1 plan.'],
  [
    false,
    'Sold at market. These shares were covered by a Rule 10b5-1 plan. The plan was terminated prior to the sale.',
  ],
  [false, 'The shares sold were bought under a Rule 10b5-1 purchase plan.'],
  // Plain statements: passive, active, and fragments.
  [
    true,
    'The shares were sold pursuant to a Rule 10b5-1 trading plan that the reporting person adopted on March 4, 2024.',
  ],
  [true, 'Sold under a 10b5-1 plan.'],
  [true, 'Sale per 10b5-1 plan dated 6/12/2023.'],
  [true, 'Sales made in accordance with the terms of a Rule 10b5-1 sales plan adopted by Ms. Ortega.'],
  [
    true,
    'This trade was executed automatically by a broker under instructions set out in the insider’s Rule 10b5-1 plan.',
  ],
  [true, 'Pursuant to a Rule 10b5-1 plan adopted on May 2, 2024, the reporting person sold 400 shares.'],
  [true, 'Under her Rule 10b5-1 trading plan, Ms. Ortega sold these shares.'],
  [true, 'The reporting person sold these shares through a Rule 10b5-1 trading arrangement.'],
  [true, 'The option exercise and the sale were both effected as part of a Rule 10b5-1 plan.'],
  [true, 'Rule 10b5-1 trading plan adopted on August 9, 2023.'],
  [true, '10b5-1 Plan'],
  [true, 'Rule 10b5-1 sale.'],
  [true, 'Represents a 10b5-1 transaction executed by the broker.'],
  [true, 'This was pursuant to a Rule 10b5-1 plan.'],
  [true, 'Automatic sale, made using a 10b5-1 trading plan, to cover taxes.'],
  [true, 'The sale was part of a 10b5-1 program.'],
  [true, 'All of the sales are covered by a Rule 10b5-1 plan.'],
  [true, 'Shares were gifted under a Rule 10b5-1 plan.'],
  [true, 'The purchases on this line were made under a Rule 10b5-1 purchase plan.'],
  // The rule named without the word plan, or tied to a plan by another clause.
  [true, 'The shares were sold in reliance on Rule 10b5-1.'],
  [true, 'Sold under a written trading arrangement intended to satisfy the affirmative defense of Rule 10b5-1(c)(1).'],
  [true, 'The sale was effected pursuant to standing instructions meeting the requirements of Rule 10b5-1.'],
  [true, 'Made pursuant to a trading plan under Rule 10b5-1.'],
  [true, 'The transaction was made under a contract, instruction or written plan that complies with Rule 10b5-1(c).'],
  [
    true,
    'The shares were sold by the broker pursuant to a sell-to-cover instruction that is designed to comply with Rule 10b5-1.',
  ],
  [
    true,
    'These shares were sold under a pre-arranged trading plan. The plan was established in accordance with Rule 10b5-1.',
  ],
  // The plan is named first and referred to afterwards.
  [true, 'On May 5, 2024 the reporting person adopted a Rule 10b5-1 plan. This sale was made under such plan.'],
  [
    true,
    'Mr. Hale adopted a 10b5-1 trading plan (the "Sales Plan") in June. The shares were sold pursuant to the Sales Plan.',
  ],
  [true, 'In 2023 she adopted a Rule 10b5-1 plan, and the sales on this line were made thereunder.'],
  [true, 'The Rule 10b5-1 plan under which these shares were sold was adopted on March 4, 2024.'],
  [true, 'The reporting person entered into a 10b5-1 plan pursuant to which the reported sales were effected.'],
  [
    true,
    'Sold under the plan described in note 2.',
    'Mr. Hale adopted a Rule 10b5-1 plan. Sales under it are made by the broker. This sale was made under the plan.',
  ],
  [
    true,
    'Sold pursuant to the 2024 Plan.',
    'Mr. Hale entered into a Rule 10b5-1 trading plan (the "2024 Plan") on May 1, 2024.',
  ],
  [
    false,
    'Acquired under the Plan.',
    'Mr. Hale entered into a Rule 10b5-1 trading plan (the "Sales Plan") on May 1, 2024.',
  ],
  [
    false,
    'Acquired under the 2019 Equity Plan (the "Plan"). The shares were sold under the Plan.',
    'Mr. Hale has a Rule 10b5-1 plan (the "Plan").',
  ],
  // Spellings and dashes.
  [true, 'Sold pursuant to a Rule 10b5–1 plan.'],
  [true, 'Sold pursuant to a Rule 10b5‐1 plan.'],
  [true, 'Sold pursuant to a Rule 10b5−1 plan.'],
  [true, 'Sold pursuant to a Rule 10b5-l plan.'],
  [true, 'Sold pursuant to a Rule 10(b)(5)-1 plan.'],
  [true, 'Sold pursuant to a Rule 10(b)-5(1) plan.'],
  [true, 'Sold pursuant to a Rule 10b5- 1 plan.'],
  [true, 'Sold pursuant to a Rule10b5-1 plan.'],
  [true, 'SOLD PURSUANT TO A RULE 10B5-1 PLAN.'],
  [true, 'Sold pursuant to an SEC Rule 10b5-1(c)(1)(i)(B) plan.'],
  [true, 'Sold pursuant to a 10b-5 trading plan.'], // Nobody adopts a plan under the anti-fraud rule.
  [false, 'The sale did not violate Rule 10b-5.'],
  [false, 'Sold in compliance with Rule 10b-5.'],
  [false, 'Repurchases were made under Rule 10b-18.'],
  [false, 'Exempt under Rule 16b-3.'],
  [false, 'Sold 10b5-10 units under the plan.'],
  // Denials.
  [false, 'These shares were not sold under a Rule 10b5-1 plan.'],
  [false, "The sale wasn't made pursuant to a Rule 10b5-1 plan."],
  [false, 'None of the reported sales, whether direct or indirect, were made pursuant to a Rule 10b5-1 plan.'],
  [false, 'No part of this sale was made under a Rule 10b5-1 plan.'],
  [false, 'No shares were sold under a Rule 10b5-1 trading plan.'],
  [false, 'The transaction was, for tax reasons, not made under a Rule 10b5-1 plan.'],
  [false, 'The transaction was not, as first reported, effected pursuant to a Rule 10b5-1 plan.'],
  [false, 'The sale was not effected, in whole or in part, pursuant to a Rule 10b5-1 plan.'],
  [false, 'Made pursuant to a non-Rule 10b5-1 trading arrangement.'],
  [false, 'Sold under a non-10b5-1 plan.'],
  [false, 'The sale was made other than pursuant to a Rule 10b5-1 plan.'],
  [false, 'The sale was made otherwise than under a Rule 10b5-1 plan.'],
  [false, 'Sold outside of the Rule 10b5-1 plan that the reporting person adopted in May.'],
  [false, 'Sold at his own discretion rather than under his Rule 10b5-1 plan.'],
  [false, 'The sale was made in the open market, but not under a 10b5-1 plan.'],
  [false, 'The sale is unrelated to the Rule 10b5-1 plan of the reporting person.'],
  [false, 'The sale was made neither at the request of the issuer nor pursuant to a Rule 10b5-1 plan.'],
  [false, 'The sale was never subject to a Rule 10b5-1 plan.'],
  [false, 'This sale is not part of the reporting person’s Rule 10b5-1 plan.'],
  [false, 'The trade was not a Rule 10b5-1 transaction.'],
  [false, 'This is not a sale under a Rule 10b5-1 plan.'],
  [false, 'The reporting person did not sell any of these shares under a Rule 10b5-1 plan.'],
  [false, 'Sold pursuant to a trading plan that was not intended to satisfy Rule 10b5-1.'],
  [false, 'Sold under a standing order (not a Rule 10b5-1 plan).'],
  [false, 'Shares are no longer sold under a Rule 10b5-1 plan.'],
  [
    false,
    'The sale was not made under any contract, instruction or written plan intended to comply with Rule 10b5-1(c).',
  ],
  [false, 'Sales made under a 10b5-1 plan stand in note 3; the present sale was not.'],
  [false, 'The reporting person does not have a Rule 10b5-1 plan.'],
  // A denial in one note outweighs what another note says about all transactions.
  [false, 'All sales were made under a Rule 10b5-1 plan.', 'Of this one, it was not made under a Rule 10b5-1 plan.'],
  [
    false,
    'The sales on this form were made under a Rule 10b5-1 plan.',
    'This sale was not made under a Rule 10b5-1 plan.',
  ],
  // A negation that applies to something else.
  [true, 'The sale was made under a Rule 10b5-1 plan and not on the basis of material non-public information.'],
  [true, 'The sale was made not at the discretion of the insider but pursuant to a Rule 10b5-1 plan.'],
  [true, 'Not later than two days after vesting, the shares were sold under a Rule 10b5-1 plan.'],
  [true, 'The shares were sold pursuant to a Rule 10b5-1 plan, which has not been modified since.'],
  [true, 'Although the insider did not choose the date, the sale was made under a Rule 10b5-1 plan.'],
  [true, 'No commission was paid, and the sale was made under a Rule 10b5-1 plan.'],
  [true, 'With no further instruction, the shares were sold under a Rule 10b5-1 plan.'],
  [true, 'The shares were sold by the broker without further instruction pursuant to a Rule 10b5-1 plan.'],
  [true, 'Shares not needed for taxes were sold under a Rule 10b5-1 plan.'],
  [true, 'The sale was made under a Rule 10b5-1 plan. The insider has no other plan.'],
  [true, 'The shares were sold not only to pay taxes but also under a Rule 10b5-1 plan.'],
  [true, 'The sale, other than the part for taxes, was made under a Rule 10b5-1 plan.'],
  [true, 'The sale was made under a Rule 10b5-1 plan rather than at discretion.'],
  // Part of the row.
  [true, '600 shares were sold under a Rule 10b5-1 plan, and the remaining shares were not sold under such plan.'],
  // Adopted, ended, future, hypothetical.
  [false, 'The reporting person adopted a Rule 10b5-1 plan on May 2, 2024.'],
  [false, 'A Rule 10b5-1 plan was adopted after this sale.'],
  [false, 'Future sales will be made under a Rule 10b5-1 plan.'],
  [false, 'Any further shares may be sold under a Rule 10b5-1 plan.'],
  [false, 'Under the Rule 10b5-1 plan, up to 5,000 shares may be sold each month.'],
  [false, 'The reporting person expects to sell the remaining shares pursuant to a Rule 10b5-1 plan.'],
  [false, 'The shares were deposited to be sold under a Rule 10b5-1 plan.'],
  [false, 'Sold after the termination of a Rule 10b5-1 plan.'],
  [false, 'Sold before the first sale under the Rule 10b5-1 plan.'],
  [false, 'The sale took place prior to the adoption of a Rule 10b5-1 trading plan.'],
  [false, 'The Rule 10b5-1 plan had expired when the shares were sold.'],
  [false, 'The Rule 10b5-1 plan under which further shares may be sold was adopted in June.'],
  [false, 'Pursuant to a Rule 10b5-1 plan that was terminated before this sale.'],
  [false, 'The number includes shares subject to a Rule 10b5-1 plan.'],
  [false, 'Whether or not sold under a Rule 10b5-1 plan, shares are reported in the month of sale.'],
  // Other sales.
  [false, 'Prior sales were made under a Rule 10b5-1 plan.'],
  [false, 'Excludes shares sold under a Rule 10b5-1 plan, which are reported on a separate Form 4.'],
  [false, 'Sales under the 10b5-1 plan are reported separately.'],
  [false, 'In addition to sales under a Rule 10b5-1 plan, the reporting person sold these shares in the open market.'],
  [false, 'On the same day another officer sold shares under a Rule 10b5-1 plan.'],
  // Other persons' plans; a trust, a fund or a spouse trades for the row's own line.
  [false, 'Sold to the issuer, which bought under its Rule 10b5-1 repurchase plan.'],
  [false, 'Sold pursuant to the Company’s Rule 10b5-1 plan.'],
  [false, 'The shares were purchased by the Issuer under a Rule 10b5-1 plan.'],
  [false, 'Sold under a Rule 10b5-1 plan adopted by the Issuer.'],
  [true, 'Sold under a Rule 10b5-1 plan adopted by the family trust.'],
  [true, 'The shares held by her spouse were sold under a Rule 10b5-1 plan that he adopted.'],
  [true, 'The broker sold the shares on behalf of the reporting person under a Rule 10b5-1 plan.'],
  [true, 'Sold under a Rule 10b5-1 plan adopted by an officer of the issuer.'],
  [true, "Sold under a Rule 10b5-1 plan that the Issuer's general counsel adopted."],
  [true, "Made in line with the Company's insider trading policy and under a Rule 10b5-1 plan."],
  // Sentences about a plan, with or without another one that places the sale under it.
  [true, 'The sale was made under a Rule 10b5-1 plan. The insider has no control over sales under the plan.'],
  [true, 'The sale was made under a Rule 10b5-1 plan. The insider did not amend or influence the Rule 10b5-1 plan.'],
  [false, 'The insider does not have the right to direct sales under the Rule 10b5-1 plan.'],
  [false, 'Sales under Rule 10b5-1 plans are executed by brokers.'],
  [false, 'These shares are subject to a Rule 10b5-1 plan.'],
  [false, 'If any shares are sold under a Rule 10b5-1 plan, they are reported in that month.'],
  [false, 'Some shares may have been sold under a Rule 10b5-1 plan.'],
  [false, 'Acquired under the plan. A Rule 10b5-1 plan was adopted in May.'],
  [true, 'Scheduled sale under a Rule 10b5-1 plan.'],
  [true, 'Exercise and sale pursuant to a 10b5-1 plan.'],
  [true, '10b5-1 plan sale.'],
  [true, 'Note: pursuant to a 10b5-1 plan.'],
  [true, 'Sold in several trades, in each case pursuant to a Rule 10b5-1 plan.'],
  [true, 'Sold by Hale Ventures LLC, of which the insider is a member, pursuant to a Rule 10b5-1 plan.'],
  [true, 'The sale was not voluntary but was required pursuant to a Rule 10b5-1 plan.'],
  [true, 'This sale was not discretionary as it was made pursuant to a Rule 10b5-1 plan.'],
  [
    true,
    'Sold pursuant to a plan that was adopted when the insider was not aware of material information and is intended to comply with Rule 10b5-1.',
  ],
  [true, 'Neither the price nor the day was chosen by the insider and sales were made under a Rule 10b5-1 plan.'],
  [true, 'Sold along with other shares under a Rule 10b5-1 plan.'],
  [true, 'Shares received on conversion of notes were sold under a Rule 10b5-1 plan.'],
  [true, 'Sold pursuant to a Rule 10b5-1 plan that was disclosed in a separate report.'],
  [true, 'Sold under a Rule 10b5-1 plan under which the broker, not the insider, sold the shares.'],
  [true, 'Sold under a written plan for trading securities, which plan conforms with Rule 10b5-1.'],
  [true, 'Sold pursuant to Rule 144 and a Rule 10b5-1 trading plan.'],
  [true, 'Open market sale; Rule 10b5-1 plan.'],
  [false, 'Does not include 500 shares sold under a Rule 10b5-1 plan.'],
  [false, 'Shares sold under a Rule 10b5-1 plan are reported on another Form 4.'],
  [false, 'The total excludes 300 shares, which were sold under a Rule 10b5-1 plan.'],
  [false, 'The sale was not planned or made under a Rule 10b5-1 plan.'],
  [false, 'The shares were sold by the counterparty under its own Rule 10b5-1 plan.'],
  [true, 'The insider, through a 10b5-1 plan, sold these shares.'],
  [false, 'The insider, under a 10b5-1 plan, will sell further shares.'],
  [false, 'The insider ended the Rule 10b5-1 plan in May, prior to any sales under the plan.'],
  [false, 'The Rule 10b5-1 plan did not cover this sale.'],
  [
    true,
    'The trades were made under a 10b5-1 plan, and the insider had no later influence over how, when or whether to sell.',
  ],
  [true, 'Sold under a 10b5-1 plan adopted May 5, 2024 (first trade August 5, 2024; ends May 2025).'],
  // The plan's phrase with participles as adjectives and with adverbs.
  [true, 'Sold pursuant to a previously adopted Rule 10b5-1 plan.'],
  [true, 'The sales reported in this Form 4 were effected pursuant to a previously adopted Rule 10b5-1 trading plan.'],
  [true, 'Sold under a previously established Rule 10b5-1 trading plan.'],
  [true, 'Sold under a previously disclosed Rule 10b5-1 trading plan.'],
  [true, 'Sold under a previously announced Rule 10b5-1 trading plan.'],
  [true, 'Sold pursuant to the previously announced 10b5-1 plan.'],
  [true, 'Sold pursuant to a duly adopted Rule 10b5-1 plan.'],
  [true, 'Sold pursuant to an amended Rule 10b5-1 plan.'],
  [true, 'Sold pursuant to the modified Rule 10b5-1 plan.'],
  [true, 'Sold pursuant to a properly established Rule 10b5-1 plan.'],
  [true, 'The sale was effected pursuant to a now expired Rule 10b5-1 plan.'],
  [true, "Sold pursuant to the Reporting Person's amended and restated Rule 10b5-1 trading plan."],
  [true, 'Sold pursuant to a pre-arranged, previously adopted trading plan under Rule 10b5-1.'],
  [true, 'Sold pursuant to a valid, written Rule 10b5-1 trading plan.'],
  // Statements about all transactions except this one.
  [false, 'Except for this sale, all sales by the Reporting Person in 2025 were made under a Rule 10b5-1 plan.'],
  [false, 'With the exception of this transaction, all sales of the insider were made under a Rule 10b5-1 plan.'],
  [false, 'Other than this sale, all transactions were made under a Rule 10b5-1 plan.'],
  [false, 'All transactions other than the one on this line were effected pursuant to a Rule 10b5-1 plan.'],
  [false, 'Each transaction on this form, except this one, was made pursuant to a Rule 10b5-1 plan.'],
  // Withdrawn, hedged, or labelled as not a plan.
  [false, 'The original Form 4 incorrectly indicated that this transaction was made pursuant to a Rule 10b5-1 plan.'],
  [false, 'The Form 144 filed for this sale incorrectly stated that it was made under a Rule 10b5-1 plan.'],
  [false, 'The box indicating that the transaction was made pursuant to a Rule 10b5-1 plan was checked in error.'],
  [false, 'It is possible that these shares were sold under a Rule 10b5-1 plan.'],
  [false, '10b5-1: No'],
  [false, '10b5-1: N/A'],
  [false, 'Rule 10b5-1 plan: none.'],
  // Beyond what the plan provided for.
  [
    false,
    'Due to a broker error, these shares were sold in excess of the amount authorized under the Rule 10b5-1 plan.',
  ],
  [false, 'Shares sold exceeded the limits set forth in the Rule 10b5-1 plan.'],
  // Other or earlier sales.
  [
    false,
    'The insider sold 5,000 shares on June 1, 2025 pursuant to a Rule 10b5-1 plan, which were previously reported. The current sale was discretionary.',
  ],
  [
    false,
    'Corrects total holdings for 200 shares sold pursuant to a Rule 10b5-1 plan on May 1, 2024 that were inadvertently omitted.',
  ],
  [false, 'The total reflects 300 shares sold on May 1, 2024 under a Rule 10b5-1 plan and reported on a prior Form 4.'],
  [
    false,
    'The acquisition was matched with a sale made on May 5, 2025 pursuant to a Rule 10b5-1 plan, and the profit was disgorged under Section 16(b).',
  ],
  // Other persons' sales and plans.
  [false, "The shares were sold by the other member of the group under that person's Rule 10b5-1 plan."],
  [
    false,
    "The shares were sold by the Reporting Person's former spouse pursuant to the former spouse's Rule 10b5-1 plan prior to the transfer reported here.",
  ],
  [false, "In this swap the counterparty's hedging sales were made under a Rule 10b5-1 plan."],
  [false, "Shares purchased by the Issuer's employee benefit trust under a 10b5-1 plan."],
  [false, 'Shares acquired through Rule 10b5-1 plan purchases by the Company were retired.'],
  // A plan that is named without placing the transaction under it.
  [false, 'The exercise price was paid in cash. The shares acquired are subject to a Rule 10b5-1 plan.'],
  [false, 'These options were exercised to fund sales under a Rule 10b5-1 plan.'],
  [false, 'The shares were transferred to an account for use in connection with a Rule 10b5-1 plan.'],
  [false, 'Reflects transfer of shares to a brokerage account established in connection with a Rule 10b5-1 plan.'],
  [false, 'The Reporting Person does not have a Rule 10b5-1 plan. The sale was made under the Plan.'],
  // A denial of something other than this transaction.
  [
    true,
    'The sale was effected by a trust of which the Reporting Person is trustee pursuant to a Rule 10b5-1 trading plan adopted by the trust.',
  ],
  [
    true,
    'Sold pursuant to a 10b5-1 plan. The reporting person is not affiliated with the broker and did not exercise discretion over the sales under the plan.',
  ],
  [
    true,
    'Sales were made pursuant to a Rule 10b5-1 plan that was adopted when the reporting person was not aware of MNPI, and no sales were made outside of the plan.',
  ],
  [true, 'None of the shares were sold other than pursuant to a Rule 10b5-1 plan.'],
  // A plan that is said to govern, be for, require or provide for this sale.
  [true, 'The Rule 10b5-1 plan governing this transaction was adopted on May 2, 2024.'],
  [
    true,
    'The trading plan for this sale was adopted on May 2, 2024 and is intended to satisfy the conditions of Rule 10b5-1(c).',
  ],
  [true, 'The Rule 10b5-1 trading plan provided for these sales.'],
  [true, 'The Rule 10b5-1 trading plan required these sales.'],
  // Sentences of the kinds found in filings, written without looking at the rules.
  [
    true,
    'The transactions were effected by Hale Family Partners LP, of which the Reporting Person is the general partner, pursuant to a Rule 10b5-1 trading plan.',
  ],
  [true, 'Sold in multiple transactions pursuant to a 10b5-1 plan at prices in excess of $50.00 per share.'],
  [true, 'Sold pursuant to a Rule 10b5-1 plan. Total includes 1,200 restricted stock units.'],
  [false, 'Includes 4,000 shares sold on May 3, 2025 under a Rule 10b5-1 plan.'],
  [
    false,
    "Unlike the Reporting Person's prior sales, which were made under a Rule 10b5-1 plan, this sale was discretionary.",
  ],
  [false, 'Filed to remove the statement that the sale was made pursuant to a Rule 10b5-1 plan.'],
  [false, "The sale was made by a co-trustee under that co-trustee's own Rule 10b5-1 plan."],
  [false, "The Issuer's insider trading policy requires that sales be made under Rule 10b5-1 plans."],
  [false, 'Sold by the pledgee upon foreclosure and not by the insider under the 10b5-1 plan.'],
  [false, 'Sold in reliance on Rule 144 while the insider’s Rule 10b5-1 plan was suspended.'],
  [false, 'Shares acquired upon exercise will be held and sold under a Rule 10b5-1 plan.'],
  [false, 'Sold in the cooling-off period under the Rule 10b5-1 plan, so the plan does not cover this sale.'],
  [false, 'Previously marked as a Rule 10b5-1 transaction; that was incorrect.'],
  [true, 'All sales were made under a Rule 10b5-1 plan except for 200 shares withheld for taxes.'],
  [true, 'Sold by an LLC whose managing member is the Reporting Person pursuant to its 10b5-1 plan.'],
  [true, 'The box was inadvertently left open; the sale was made under a Rule 10b5-1 plan.'],
  [true, 'The sale was not made outside of the Rule 10b5-1 plan.'],
  [false, "Shares were sold by the Issuer's other directors under Rule 10b5-1 plans."],
  [false, 'No sales other than these were made, and the sale was not under a Rule 10b5-1 plan.'],
  [false, 'Was the sale made under a Rule 10b5-1 plan? No.'],
  // One sentence per rule of the reader.
  [true, 'With no further instruction the shares were sold under a Rule 10b5-1 plan.'],
  [true, 'Shares from the stock purchase plan were sold under Rule 10b5-1.'],
  [true, 'Rule 10b5-1 sale of stock plan shares.'],
  [true, 'Sold under a Rule 10b5-1 plan; the remaining shares are not subject to the plan.'],
  [false, 'Shares acquired years ago under a Rule 10b5-1 purchase plan.'],
  [false, 'The shares sold were purchased in 2015 under a Rule 10b5-1 purchase plan.'],
  [true, 'Made pursuant not to the plan of May 1 but to a different Rule 10b5-1 plan.'],
  [false, 'The issuer’s founder sold shares under the founder’s own Rule 10b5-1 plan.'],
  [false, 'Under the 10b5-1 plan adopted on March 1, the first sale may not occur before June 1.'],
  [true, 'Mr. Hale’s Rule 10b5-1 plan, adopted on May 1, 2024, provided for this sale.'],
  [true, 'Plan: 10b5-1 (adopted 9/1/24).'],
  [false, 'A Rule 10b5-1 plan, which is in effect.'],
  [true, 'The sale was made under a Rule 10b5-1 plan, and the gift was reported on a separate form.'],
  [false, 'Under a Rule 10b5-1 plan adopted in May, the issuer bought shares.'],
  [
    false,
    'The sale of 2,000 shares was not made under a Rule 10b5-1 plan.',
    'All sales were made under a Rule 10b5-1 plan.',
  ],
  [false, 'Sold under a standing order (not a Rule 10b5-1 plan).', 'All sales were made under a Rule 10b5-1 plan.'],
  [
    false,
    'The reporting person has no Rule 10b5-1 plan for these shares.',
    'All sales were made under a Rule 10b5-1 plan.',
  ],
  // No plan under the rule.
  [false, ''],
  [false, 'Acquired under the 2014 Stock Plan.'],
  [false, 'Sold under a trading plan.'],
  [false, 'See remarks.'],
  [false, 'The sales under the Rule 10b5-1 plan have not begun.'],
  [false, 'This sale should have been made under the Rule 10b5-1 plan.'],
  [false, "The reporting person's employer sold shares under its Rule 10b5-1 plan."],
  [false, 'The sales under the Rule 10b5-1 plan were suspended in March.'],
];

const COLLECTED = new URL('../../../../../shared/data/edgar/footnotes-10b5-1.jsonl', import.meta.url);

/**
 * Lists of sentences, each written before the reader was run on it; `l` was written to find what it might read wrong.
 */
export const WRITTEN_LISTS = [...Array.from('abcdefghijklmnopqrstuvwxyz'), 'aa'];

/** A sentence of the written lists, with its kind. */
export interface WrittenSentence {
  readonly kind: string;
  readonly text: string;
  readonly expected: boolean;
}

/** A written list: `# kind`, then `+` before a sentence that places its transaction under a plan, `-` before one that does not. */
export function writtenSentences(list: string): WrittenSentence[] {
  const url = new URL(`written-sentences-${list}.txt`, import.meta.url);
  let kind = '';
  return readFileSync(url, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2);
      return /^[+-] /.test(line) ? [{ kind, text: line.slice(2), expected: line.startsWith('+') }] : [];
    });
}

/** Footnotes collected from filings; null if they are absent. */
export function collectedRows(): PlanRow[] | null {
  if (!existsSync(COLLECTED)) return null;
  return (
    readFileSync(COLLECTED, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { text: string; expected: boolean; kind: string })
      // A plan named only in the remarks is not in a footnote; the tests of the whole form cover it.
      .filter(({ kind }) => kind !== 'remarks-only')
      .map(({ text, expected }) => [expected, text])
  );
}

const ALL_PLACED = 'All sales reported were made under a Rule 10b5-1 plan.';

/** Sentences with a gap, and the words that leave the answer unchanged in it. */
const GAPS: readonly (readonly [expected: boolean, words: string, ...footnotes: string[]])[] = [
  [
    true,
    'according to|in furtherance of|in compliance with|in connection with|by means of|via|within',
    'Sold {} a Rule 10b5-1 plan.',
  ],
  [true, 'governed by|triggered by|directed by|covered by', 'The sale was {} a Rule 10b5-1 plan.'],
  [true, 'contained in|set out in|set in', 'Sold under instructions {} a Rule 10b5-1 plan.'],
  [true, 'subject to|consistent with', 'The sale was {} a Rule 10b5-1 plan.'],
  [
    false,
    'outside|instead of|independently of|independent of|separate from|apart from|otherwise than under|except under',
    'The sale was made {} a Rule 10b5-1 plan.',
    ALL_PLACED,
  ],
  [false, 'unrelated to|excluded from|outside of', 'This sale was {} the Rule 10b5-1 plan.', ALL_PLACED],
  [false, 'not to', 'Sold pursuant to a court order and {} a Rule 10b5-1 plan.', ALL_PLACED],
  [
    true,
    'bought|disposed of|placed|transacted|exercised|implemented|completed|conducted|accomplished|carried out|gifted|acquired',
    'The shares were {} under a Rule 10b5-1 plan.',
  ],
  [true, 'occurred|took place', 'The sale of these shares {} under a Rule 10b5-1 plan.'],
  [
    true,
    'purchase|purchases|acquisition|disposition|transfer|exercise|exercises|gift|withholding|transactions|trades',
    'The {} was under a Rule 10b5-1 plan.',
  ],
  [
    true,
    'program|arrangement|contract|agreement|instruction|programs',
    'Sold under a written {} that satisfies Rule 10b5-1.',
  ],
  [
    true,
    'valid|existing|new|current|pre-arranged|automatic|stock|written|standing',
    'Sold under a {} trading plan intended to satisfy Rule 10b5-1.',
  ],
  [false, 'does|did', 'The reporting person {} not have a Rule 10b5-1 plan.', ALL_PLACED],
  [false, 'might|could|shall|can|will|would|should', 'The shares {} be sold under a Rule 10b5-1 plan.'],
  [
    false,
    'intends|expects|plans to|agreed to',
    'The reporting person {} to have these shares sold under a Rule 10b5-1 plan.',
  ],
  [false, 'whether|unless', 'Reported on this form {} the shares were sold under a Rule 10b5-1 plan.'],
  [
    false,
    'incorrectly|erroneously|mistakenly',
    'The form {} said that the sale was made under a Rule 10b5-1 plan.',
    ALL_PLACED,
  ],
  [
    false,
    'previous|future|subsequent|past|further|additional|remaining|earlier|separate|another',
    'The {} sales were made under a Rule 10b5-1 plan.',
  ],
  [false, 'previously|subsequently', 'Shares {} sold under a Rule 10b5-1 plan.'],
  [true, 'part|portion', 'Only a {} of the shares was sold under a Rule 10b5-1 plan.'],
  [false, 'several|most|half|one|two|certain|some', '{} of the sales were made under a Rule 10b5-1 plan.'],
  [
    false,
    'corporation|registrant|buyer|seller|underwriter|issuer|company|lender|purchaser|co-trustee',
    'The shares were bought by the {} under a Rule 10b5-1 plan.',
  ],
  [
    false,
    'directors|officers|executives|employees|partners|holders|shareholders|brother|founder|colleagues',
    'The {} sold shares under a Rule 10b5-1 plan.',
  ],
  [
    true,
    'covered|covers|directed|directs|triggered|authorized|called for|provides for|requires|governs',
    'A Rule 10b5-1 plan {} this sale.',
  ],
  [false, 'applied to|apply to|include|cover|provide for', 'The Rule 10b5-1 plan did not {} this sale.', ALL_PLACED],
  [
    false,
    'regarding|concerning|over|fund|direct|permits|permit|allows|allow|control|influence|discretion',
    'The letter agreement made {} sales under a Rule 10b5-1 plan.',
  ],
  [true, 'their|its|his|any|such|this|that|the same|some|each', 'Sold under {} 10b5-1 plan.'],
  [true, 'different|new|prior|former|current|amended and restated|own', 'Sold under the {} 10b5-1 plan.'],
  [true, 'sale|selling|sales|automatic|stock', 'Sold under a Rule 10b5-1 {} plan adopted by the issuer’s counsel.'],
  [false, 'have been|had been|has been|are|is', 'Sales under a Rule 10b5-1 plan {} a matter of record.'],
  [false, 'did', 'The reporting person {} not sell these shares under a Rule 10b5-1 plan.', ALL_PLACED],
  [false, 'issuer|company|corporation|registrant', 'Sold under a Rule 10b5-1 plan adopted by the {}.'],
  [false, 'established|entered into|adopted', 'Sold under a Rule 10b5-1 plan {} by the issuer.'],
  [
    false,
    'not intended to satisfy|not designed to satisfy|that does not meet|that does not comply with|that does not satisfy',
    'Sold under a trading plan {} Rule 10b5-1.',
    ALL_PLACED,
  ],
  [true, 'sale|trade|transaction|purchase', 'A Rule 10b5-1 plan governed this {}.'],
  [
    false,
    'reported separately|reported on a separate form|reported on another form|reported on his own form|not included here|not reported here',
    'The sale under a Rule 10b5-1 plan was {}.',
  ],
  [false, 'sale|trade|transaction', 'Except for this {}, all sales were made under a Rule 10b5-1 plan.', ALL_PLACED],
  [
    false,
    'does not have|never adopted|never entered into|has not adopted|did not have',
    'The reporting person {} a Rule 10b5-1 plan.',
    ALL_PLACED,
  ],
  [
    true,
    'another trust|a separate trust|further trusts',
    'The sale by {} of the insider was made under a Rule 10b5-1 plan.',
  ],
  [
    true,
    'by virtue of|by reason of|because of|due to|as a result of|resulting from|at the direction of|in line with|in conformity with|on the terms of|prescribed by|mandated by|dictated by|specified in|scheduled in|determined by|called for by|contemplated by|prearranged in|in keeping with|provided in',
    'These shares were sold {} a Rule 10b5-1 plan.',
  ],
  [true, 'follows|completes|satisfies|fulfills|implements', 'This sale {} a Rule 10b5-1 plan.'],
  [true, 'prescribed|mandated|required|called for', 'The Rule 10b5-1 plan {} this sale.'],
  [false, 'termination|adoption', 'Sold pursuant to the {} of a Rule 10b5-1 plan.'],
  [true, 'director|officer', 'Sold under a Rule 10b5-1 plan by a company {}.'],
  [true, 'this sale|these sales', 'The director made {} under a Rule 10b5-1 plan.'],
  [
    false,
    'last week|prior month|previous quarter|preceding year|last fiscal year',
    'The {} sale was under a Rule 10b5-1 plan.',
  ],
  [false, 'denies|disclaims', 'The reporting person {} any sale under a Rule 10b5-1 plan.', ALL_PLACED],
  [false, 'may|might|could|can|shall', 'The sale {} have been made under a Rule 10b5-1 plan.'],
  [false, 'pledgee|lender|co-trustee', 'The {} sold the shares under its Rule 10b5-1 plan.'],
  [true, 'announced', 'The previously {} sale was made under a Rule 10b5-1 plan.'],
  [true, 'required', 'The shares were {} to be sold under a Rule 10b5-1 plan.'],
  [true, 'these', 'The partners sold {} shares under a Rule 10b5-1 plan.'],
  [false, 'told|informed', 'The reporting person was {} that the sale was made under a Rule 10b5-1 plan.'],
  [false, 'until May', 'The reporting person {} sold shares under a Rule 10b5-1 plan.'],
  [false, 'marked', 'The sale was {} as a 10b5-1 transaction.'],
  [false, 'sells|buys', 'The trust {} shares under a Rule 10b5-1 plan.'],
  [true, 'covering|governing|requiring|for', 'A Rule 10b5-1 plan {} this sale was adopted in May.'],
  [true, 'programs|arrangements|instructions|plans', 'Sold under written {} that satisfy Rule 10b5-1.'],
  [false, 'Nothing', '{} was sold under a Rule 10b5-1 plan.', ALL_PLACED],
  [false, 'total|balance|account|sum', 'The {} includes 300 shares sold under a Rule 10b5-1 plan.'],
  [false, 'total|balance|account', 'The {} reflects 300 shares sold under a Rule 10b5-1 plan.'],
  [false, 'does not include|does not exclude', 'The form {} 300 shares sold under a Rule 10b5-1 plan.'],
  [false, 'includes|excludes|omits|corrects', 'The form {} 500 shares sold under a Rule 10b5-1 plan.'],
  [
    false,
    'expired|ended|lapsed|was cancelled|was canceled|was suspended|was withdrawn',
    'Sold under a Rule 10b5-1 plan that {} before this sale.',
  ],
  [false, 'after|following|until|since|upon', 'Sold {} the first sale under a Rule 10b5-1 plan.'],
  [
    true,
    'although|though|while|whereas|because|yet|but|once|so',
    'No shares were held by a trust {} the sale was made under a Rule 10b5-1 plan.',
  ],
  // A plan that is referred to again.
  [
    true,
    'program|programs|arrangement|arrangements|instruction|instructions|plans',
    'The reporting person has a Rule 10b5-1 plan. The shares were sold under such {}.',
  ],
  [
    true,
    'the existing|the same|the foregoing|the stock|said|these|those|his|her|their|its|this|that|such a',
    'The reporting person has a Rule 10b5-1 plan. The shares were sold under {} plan.',
  ],
  [
    true,
    'trading|sales|selling|automatic|pre-arranged|prearranged|pre-established|pre-existing|written',
    'The reporting person has a Rule 10b5-1 plan. The shares were sold under a {} plan.',
  ],
  [true, 'under one|in accordance with it|thereunder', 'She has a Rule 10b5-1 plan, and the sale was made {}.'],
  [false, 'a written plan|it|the plan', 'Sold under {}.', 'The reporting person has a Rule 10b5-1 plan.'],
  // What directly follows a plan's noun belongs to it.
  [
    true,
    ' (approved|, approved|: approved| and approved| that someone paid| which someone paid',
    'Sold under a Rule 10b5-1 plan adopted in May{} by the issuer.',
  ],
  [true, 'in a trade cleared', 'Sold (under a Rule 10b5-1 plan adopted in May) {} by the issuer.'],
  [true, 'This was|It was|These were|All were', '{} under a Rule 10b5-1 plan.'],
  // What fixes a sale, and what does not lead to a plan.
  [true, 'set|given|laid out|specified|fixed', 'The shares were sold at the price {} in a Rule 10b5-1 plan.'],
  [true, 'price|limit', 'The shares were sold when the {} in a Rule 10b5-1 plan was reached.'],
  [true, 'provided|provides|required|directed', 'The shares were sold as the Rule 10b5-1 plan {}.'],
  [false, 'in lieu of sales under|ahead of sales under', 'The shares were sold {} a Rule 10b5-1 plan.'],
  [
    true,
    'instructed|directed|caused|required',
    'The reporting person {} the broker to sell these shares under a Rule 10b5-1 plan.',
  ],
  [true, 'broker|administrator|chairman|president', 'Sold by the Issuer’s {} under a Rule 10b5-1 plan.'],
  [
    false,
    'son|daughter|mother|father|chairman|president|director',
    'The {} of the reporting person sold shares under a Rule 10b5-1 plan.',
  ],
  [false, 'Had|Should|Were', '{} the shares been sold under a Rule 10b5-1 plan, the sale would be exempt.'],
  [false, 'if|unless|whether', 'This is reported {} the shares, as they were, were sold under a Rule 10b5-1 plan.'],
  [
    false,
    'on a separate form|on an earlier form|on another form|on the form of May|on the following line|in another report|on his form',
    'The shares sold under a Rule 10b5-1 plan in May were reported {}.',
  ],
  [false, 'begin|ended', 'Sales under the Rule 10b5-1 plan {} in May.'],
  [false, 'cancelled|suspended', 'The reporting person {} the order placed under a Rule 10b5-1 plan.'],
  [false, 'reduced|matched', 'The number has been {} by sales made under a Rule 10b5-1 plan.'],
  [false, 'whose', 'Bought from a holder {} sales are made under a Rule 10b5-1 plan.'],
  [false, 'number', 'The sale lowered the {} of shares in a Rule 10b5-1 plan.'],
  [false, 'closed', 'On that day he {} his account, which the Rule 10b5-1 plan required.'],
  [false, 'requires', 'This sale was reported under the policy, which the Rule 10b5-1 plan {} of all officers.'],
  [true, 'pursuant\nto', 'Sold {} a Rule 10b5-1 plan.'],
  [false, 'that|which|who', 'Bought from a holder {} sold shares under a Rule 10b5-1 plan.'],
  [false, 'on|from|with|against', 'This purchase is set off {} shares sold under a Rule 10b5-1 plan.'],
  [true, 'not discretionary', 'These sales under a Rule 10b5-1 plan were {}.'],
  [true, 'may', 'Sold under a Rule 10b5-1 plan at prices the broker {} choose.'],
  [false, 'sister|co-investor|ceo', 'The {} of the reporting person sold shares under a Rule 10b5-1 plan.'],
  [true, 'spouse|trust|family partnership', "The reporting person's {} sold shares under a Rule 10b5-1 plan."],
  [true, 'with respect to', 'The sale {} the shares was made under a Rule 10b5-1 plan.'],
  [true, 'all', 'The sales under a Rule 10b5-1 plan were {} made at market prices.'],
  [false, 'begin|start|resume', 'The sales under the Rule 10b5-1 plan {} in May.'],
  [false, 'Prior', '{} sales: Rule 10b5-1 plan.'],
  [
    true,
    'He|She|They|I|We|His wife|Her husband|The family|The trustee|The custodian|The administrator|The estate|The entity|The bank|The agent|The filer|Oak LP|Mrs. Tal|Dr. Tal|His child',
    '{} sold shares under a Rule 10b5-1 plan.',
  ],
  [
    false,
    'son|daughter|mother|father|brother|sister|partner|partners|colleagues|ceo|director|directors|officers|executives|employees|founder',
    'The trades of the reporting person’s {} were made under a Rule 10b5-1 plan.',
  ],
  [true, 'chairman|president|ceo|director|officer|founder', 'Sold by the Issuer’s {} under a Rule 10b5-1 plan.'],
  [false, 'pledgee|lender|counterparty', 'The shares were sold by the {} under a Rule 10b5-1 plan.'],
  [true, 'undertaken|done|carried out', 'The sale was {} under a Rule 10b5-1 plan.'],
  [true, 'Donated|Gifted', '{} under a Rule 10b5-1 plan adopted in May.'],
  [true, 'terms|conditions|provisions|schedule', "She adopted a 10b5-1 plan. Sold in accordance with that plan's {}."],
  [true, 'the time and price of this sale|the exercise and sale|the sale', 'The Rule 10b5-1 plan governed {}.'],
  [
    false,
    'normally|generally|typically|usually|often|sometimes|ordinarily',
    'Sales by officers are {} made under a Rule 10b5-1 plan.',
  ],
  [
    false,
    'is to delete|deletes|deleted|withdraws|retracts',
    'This report {} the statement that this sale was under a Rule 10b5-1 plan.',
    ALL_PLACED,
  ],
  [
    false,
    'was a discretionary trade|was discretionary|was made at her discretion|was at his own initiative',
    'This sale {}.',
    ALL_PLACED,
  ],
  [false, 'were sold in an open window|were sold without any plan', 'The shares bought under a Rule 10b5-1 plan {}.'],
  [false, 'bought|acquired', 'These shares, {} under a Rule 10b5-1 plan, were sold in May.'],
  [
    false,
    'at his own discretion|at her sole discretion|at their discretion|at the reporting person’s initiative|in an open window|in the open window|in the next open window|without a plan|without any plan',
    'This sale was made {}.',
    ALL_PLACED,
  ],
  [false, 'This sale is|These sales were|These sales are', '{} discretionary.', ALL_PLACED],
  [false, 'In contrast to|Until', '{} the sales under a Rule 10b5-1 plan in May, this one was made by hand.'],
  [false, 'Before her|Prior to his', '{} retirement, the reporting person sold shares under a Rule 10b5-1 plan.'],
  [true, 'ADSs|Units', '{} sold under a Rule 10b5-1 plan.'],
  [true, 'amended|modified', 'She has a Rule 10b5-1 plan. This sale was made under the {} plan.'],
  [false, 'acts|sells', 'Sold to somebody who {} under a Rule 10b5-1 plan.'],
  [false, 'subject to sale|to be sold', 'The shares acquired are {} under a Rule 10b5-1 plan.'],
  [false, 'outside|above', 'This sale was {} the amount authorized by the Rule 10b5-1 plan.'],
  [true, 'full|strict|complete', 'The sale was made in {} compliance with a Rule 10b5-1 plan.'],
  [true, 'broker dealer|broker-dealer', 'Under a Rule 10b5-1 plan, a {} sold the shares on his behalf.'],
  [true, 'both|all', 'Options exercised and shares sold, {} made under a Rule 10b5-1 plan.'],
  [false, 'exceeds|exceeded', 'The sale price {} the limit in the Rule 10b5-1 plan.'],
  [false, 'never|not', 'The plan was {} intended to satisfy Rule 10b5-1, and the sale was made under it.'],
  [
    false,
    'Most sales|Some sales',
    '{} by the reporting person are under a Rule 10b5-1 plan, but this one was made in May.',
  ],
  [false, 'limit price|term|agent', 'The {} under the Rule 10b5-1 plan was changed, and the shares were sold.'],
  [
    false,
    'not part of|separate from',
    'The sale was in addition to, and {}, the sales scheduled under a Rule 10b5-1 plan.',
  ],
  [false, 'duration of the lock-up|benefit of the trust', 'The Rule 10b5-1 plan was suspended for the {}.'],
  [true, 'but at a lower price|and, under a policy of the Issuer, reported late', 'Sold under a Rule 10b5-1 plan, {}.'],
  [false, 'date|day', 'The Issuer’s chairman sold shares on this {} under a Rule 10b5-1 plan.'],
  [false, 'a|another', 'Shares were sold under a Rule 10b5-1 plan, as reported on {} form filed in May.'],
  [false, 'Row 2 reports|Line 2 shows', 'Discretionary. {} a sale under a Rule 10b5-1 plan.'],
  [false, 'row 2 only|line 4 only', 'The sales on {} were made under a Rule 10b5-1 plan.'],
  [true, 'as amended in May|as extended', 'Under the Rule 10b5-1 plan, {}, the reporting person sold 300 shares.'],
  [false, 'must|will', 'The shares {} be sold under a Rule 10b5-1 plan.'],
  [false, 'Form|Forms', 'The sales on {} 4 filed in May were made under a Rule 10b5-1 plan.'],
  [false, 'are reported on the next line|appear below|are reported below', '10b5-1 plan sales {}.'],
  [false, 'are reported on the next line|appear below|are reported below', 'Sales under the 10b5-1 plan {}.'],
  [false, 'Before his|Before her|Prior to their', '{} departure the insiders sold under a Rule 10b5-1 plan.'],
  [false, 'another|a former', 'Mr. Tal, {} director, trades under a Rule 10b5-1 plan.'],
  [true, 'occurred|happened|took place|came about', 'The sale {} under a Rule 10b5-1 plan.'],
  [true, 'option|options|order|ADSs|units|securities', 'The reported {} was sold under a Rule 10b5-1 plan.'],
  [
    false,
    'given|gifted|transferred|contributed|donated',
    'The shares were {} to a foundation, which sold them under its own Rule 10b5-1 plan.',
  ],
  [false, 'bought|purchased|acquired', 'The shares sold were {} under a Rule 10b5-1 plan.'],
];

/** The rows of the gaps. */
export function gapRows(): PlanRow[] {
  return GAPS.flatMap(([expected, words, ...footnotes]) =>
    words.split('|').map((word): PlanRow => [expected, ...footnotes.map((footnote) => footnote.replace('{}', word))]),
  );
}

/** Each written denial, with a footnote that places all sales under a plan. */
function deniedRows(): PlanRow[] {
  return writtenSentences('a')
    .filter(({ kind }) => kind === 'denial')
    .map(({ text }): PlanRow => [false, text, ALL_PLACED]);
}

/** All available rows. */
export function allRows(): PlanRow[] {
  return [
    ...gapRows(),
    ...deniedRows(),
    ...TABLE,
    ...WRITTEN_LISTS.flatMap(writtenSentences).map(({ text, expected }): PlanRow => [expected, text]),
    ...(collectedRows() ?? []),
  ];
}
