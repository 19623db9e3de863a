/* Written from answer-schema.ts by `npm run types`. */

import type { CslSection, UflpaSection } from '../lists/answer.ts';

/** The rating of a screened name. */
export type ExposureSummary = {
  /** Depends only on the two statuses. */
  readonly overall_risk: 'none' | 'low' | 'elevated' | 'high';
  /** One sentence for each cause of the rating and of incomplete coverage. */
  readonly reasons: readonly string[];
  /** Whether any part of the screen is missing. */
  readonly incomplete_coverage: boolean;
};

/** The screens of several parties. */
export type PartiesScreen = {
  /** In the order sent. */
  readonly results: readonly PartyScreen[];
  readonly coverage: string;
  readonly disclaimer: string;
};

/** The screen of one party. */
export type PartyScreen = {
  readonly party: {
    readonly name: string;
    /** As sent. */
    readonly role: string | null;
  };
  readonly uflpa: UflpaSection;
  readonly csl: CslSection;
  /** Whether any part of the screen of this party is missing. */
  readonly incomplete_coverage: boolean;
};

/** The screen of a shipment's supplier. */
export type ShipmentScreen = {
  readonly input: {
    /** As sent. */
    readonly hts: string | null;
    /** As sent. */
    readonly country_of_origin: string | null;
    readonly supplier_name: string;
  };
  readonly coverage: string;
  readonly uflpa: UflpaSection;
  readonly csl: CslSection;
  readonly exposure_summary: ExposureSummary;
  readonly narrative: string;
  readonly disclaimer: string;
};

/** A search of the forced-labor entity list. */
export type UflpaSearch = {
  readonly query: string;
  readonly uflpa: UflpaSection;
  readonly coverage: string;
  readonly disclaimer: string;
};
