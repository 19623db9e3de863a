import type { JsonObject } from '../../../json.ts';
import type { JobOptions, Lane, LaneOutcome } from '../../../lanes/lane.ts';
import { readAcordForm } from './acord-reading.ts';
import type { FilledForm } from './form-fields.ts';

/** Reads certificates that are filled in on the fillable ACORD 25. */
export interface AcordFormReader {
  /**
   * The reading that a PDF's form fields give, undefined where it is no such form or is not filled in; or why that was not
   * found out: see `LaneOutcome`.
   */
  readonly read: (bytes: Uint8Array, options: JobOptions) => Promise<LaneOutcome<JsonObject | undefined>>;
}

/** A PDF whose form fields are sought. */
export interface FormJob {
  readonly sought: 'form';
  readonly bytes: Uint8Array;
}

/** A reader in a lane of processes. */
export function createAcordFormReader(lane: Lane<FormJob, FilledForm>): AcordFormReader {
  return {
    async read(bytes, options) {
      const outcome = await lane.run({ sought: 'form', bytes }, options);
      return outcome.kind === 'done' ? { kind: 'done', result: readAcordForm(outcome.result) } : outcome;
    },
  };
}
