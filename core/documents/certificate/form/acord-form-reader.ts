import type { JsonObject } from '../../../json.ts';
import type { JobOptions, Lane, LaneOutcome } from '../../../lanes/lane.ts';
import { readAcordForm } from './acord-reading.ts';
import type { FilledForm } from './form-fields.ts';

/** Reads certificates filled in on the fillable ACORD 25. */
export interface AcordFormReader {
  /** Returns the reading of the form fields, or undefined if the PDF is not such a form or is not filled in. See `LaneOutcome` for failures. */
  readonly read: (bytes: Uint8Array, options: JobOptions) => Promise<LaneOutcome<JsonObject | undefined>>;
}

/** A PDF whose form fields are wanted. */
export interface FormJob {
  readonly sought: 'form';
  readonly bytes: Uint8Array;
}

/** Creates a reader that works in a lane of processes. */
export function createAcordFormReader(lane: Lane<FormJob, FilledForm>): AcordFormReader {
  return {
    async read(bytes, options) {
      const outcome = await lane.run({ sought: 'form', bytes }, options);
      return outcome.kind === 'done' ? { kind: 'done', result: readAcordForm(outcome.result) } : outcome;
    },
  };
}
