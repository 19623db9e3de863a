import type { PartiesScreen, ShipmentScreen, UflpaSearch } from '../../core/screening/import-risk/answer.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { Csl } from '../../core/screening/lists/csl/csl.ts';
import { servedCsl, type CslScreen } from '../../core/screening/lists/csl/csl-section.ts';
import { exposureOf, nestedNames, isIncomplete, type ListKey } from '../../core/screening/import-risk/exposure.ts';
import { narrativeSentences } from '../../core/screening/import-risk/narrative.ts';
import { partlyReadReasons } from '../../core/screening/lists/unread-note.ts';
import { servedUflpa, uflpaSection, type UflpaScreen } from '../../core/screening/lists/uflpa/uflpa-section.ts';
import type { Uflpa } from '../../core/screening/lists/uflpa/uflpa.ts';
import type { Model } from '../../core/model/model.ts';
import { templateText } from '../../core/model/sentence-order.ts';
import { writeNarrative } from '../../core/screening/import-risk/write-narrative.ts';
import { cutAnswer } from '../../core/tariff/cut-answer.ts';
import { holdsTariffNumber } from '../../core/tariff/tariff-number.ts';
import type { PartyRequest, ShipmentRequest } from './request.ts';
import { COVERAGE, DISCLAIMER } from './terms.ts';

/** Dependencies of a screen. */
export interface ImportRiskScreenParts {
  readonly uflpa: Uflpa;
  readonly csl: Csl;
  /** Chooses the sentences of narratives, if configured. */
  readonly model: Model | undefined;
}

/** How long to wait for a model before serving the template's narrative. */
const MODEL_MS = 12_000;

/** Screens a shipment's supplier against both lists in parallel. */
export async function screenShipment(
  { uflpa, csl, model }: ImportRiskScreenParts,
  input: ShipmentRequest,
  signal: AbortSignal,
): Promise<ShipmentScreen> {
  const [reading, ofCsl] = await Promise.all([uflpa.read(signal), csl.screen(input.supplier_name, signal)]);
  const screened = { uflpa: uflpaSection(input.supplier_name, reading), csl: ofCsl };
  const exposure = exposureOf(screened, input.supplier_name);
  const sentences = narrativeSentences(screened, exposure);
  const written = model && (await writeNarrative(model, sentences, { signal, deadlineMs: MODEL_MS }));
  const { hts, ...echoed } = input;
  // Only the caller's own `hts` may contain a tariff number.
  const guarded = withoutTariffNumbers({
    input: echoed,
    coverage: COVERAGE,
    uflpa: servedUflpa(screened.uflpa),
    csl: servedCsl(screened.csl),
    exposure_summary: exposure,
    narrative: written ?? templateText(sentences),
    disclaimer: DISCLAIMER,
  });
  return { ...guarded, input: { hts, ...guarded.input } };
}

/** Names of one call searched concurrently; other calls get their turns in between. */
const AT_A_TIME = 4;

/** A client waits 60 s for a batch: names without a turn by then are errors that say so. */
const BATCH_MS = 55_000;

/** Screens parties in order. The page of the forced-labor list is read once, and each name searched once. */
export async function screenParties(
  { uflpa, csl }: ImportRiskScreenParts,
  parties: readonly PartyRequest[],
  signal: AbortSignal,
): Promise<PartiesScreen> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(BATCH_MS)]);
  const names = [...new Set(parties.map(({ name }) => name))];
  const sections = new Map<string, CslScreen>();
  const waiting = names.values();
  async function searchOn(): Promise<void> {
    for (const name of waiting) sections.set(name, await csl.screen(name, ending));
  }
  const [reading] = await Promise.all([uflpa.read(signal), ...Array.from({ length: AT_A_TIME }, searchOn)]);
  const results = parties.flatMap((party) => {
    const ofCsl = sections.get(party.name);
    if (!ofCsl) return [];
    const screened = { uflpa: uflpaSection(party.name, reading), csl: ofCsl };
    const ofBoth = {
      uflpa: servedUflpa(noted('uflpa', screened.uflpa, party)),
      csl: servedCsl(noted('csl', screened.csl, party)),
    };
    return [{ party, ...ofBoth, incomplete_coverage: isIncomplete(screened, party.name) }];
  });
  return withoutTariffNumbers({ results, coverage: COVERAGE, disclaimer: DISCLAIMER });
}

/** Searches only the forced-labor list. */
export async function searchEntities(
  { uflpa }: ImportRiskScreenParts,
  query: string,
  signal: AbortSignal,
): Promise<UflpaSearch> {
  const section = uflpaSection(query, await uflpa.read(signal));
  return withoutTariffNumbers({
    query,
    uflpa: servedUflpa(noted('uflpa', section, { name: query })),
    coverage: COVERAGE,
    disclaimer: DISCLAIMER,
  });
}

/** Adds to a screen's note what a rating would say about the name. */
function noted<Screen extends UflpaScreen | CslScreen>(
  list: ListKey,
  screen: Screen,
  { name }: { readonly name: string },
): Screen {
  const note = [screen.source.note, ...nestedNames(list, screen), ...partlyReadReasons(name)].join(' ');
  return { ...screen, source: { ...screen.source, note } };
}

/** Cuts an answer's tariff numbers to six digits. Throws `internal_error` if a deeper one remains. */
function withoutTariffNumbers<T>(answer: T): T {
  const cut = cutAnswer(answer);
  if (holdsTariffNumber(cut))
    throw new CodedError('internal_error', 'The answer contained a tariff line and was not sent.');
  return cut;
}
