import { CodedError } from '../http/errors.ts';
import { prepareQuery } from '../names/prepared-name.ts';
import type { Database } from '../store/database.ts';
import type { WatchedParty } from './answer.ts';
import { breathingBesideRequests } from './breath.ts';
import { listsTable, type ListName, type Upload, type UploadCounts } from './lists-table.ts';
import { partiesIn } from './read-upload.ts';

export const MAX_LISTS = 100;

/** Parties written per transaction. */
const PARTIES_AT_A_TIME = 50;

/** Where the parties come from, and the owner's quota over all lists. */
export interface PutOptions {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly maxParties: number;
  readonly now: () => Date;
}

/**
 * Replaces a list's parties by an upload, or creates the list. Nothing is visible before the whole upload has been read
 * and stored; an invalid upload leaves the list unchanged. Throws the coded error of the first broken rule,
 * `too_many_lists`, `too_many_parties` or `upload_superseded`.
 */
export async function putList(
  store: Pick<Database, 'run' | 'runTogether'>,
  name: ListName,
  { bytes, maxParties, now }: PutOptions,
): Promise<void> {
  const lists = listsTable(store);
  const upload = await lists.begin(name, { maxLists: MAX_LISTS, at: now().toISOString() });
  if (!upload) throw new CodedError('too_many_lists', `An owner may have at most ${MAX_LISTS} lists.`);
  let isCompleted = false;
  try {
    const counts = await addParties(upload, { bytes, add: lists.add });
    const { owner } = name;
    const outcome = await lists.complete(upload, { ...counts, owner, maxParties, at: now().toISOString() });
    if (outcome === 'too_many_parties')
      throw new CodedError('too_many_parties', `The plan's limit on watched parties over all lists is ${maxParties}.`);
    if (outcome === 'superseded')
      throw new CodedError('upload_superseded', 'A later upload of this list finished first.');
    isCompleted = true;
  } finally {
    if (!isCompleted) await lists.drop(upload, breathingBesideRequests());
  }
}

async function addParties(
  upload: Upload,
  { bytes, add }: Pick<PutOptions, 'bytes'> & Pick<ReturnType<typeof listsTable>, 'add'>,
): Promise<UploadCounts> {
  const breathe = breathingBesideRequests();
  let parties = 0;
  let notComparable = 0;
  let batch: WatchedParty[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    if (!(await add(upload, batch))) throw new CodedError('invalid_fields', 'The upload contains a reference twice.');
    batch = [];
  };
  for await (const party of partiesIn(bytes)) {
    parties += 1;
    if (prepareQuery(party.name).words.length === 0) notComparable += 1;
    if (batch.push(party) === PARTIES_AT_A_TIME) await flush();
    await breathe();
  }
  await flush();
  if (parties === 0)
    throw new CodedError('missing_fields', 'A list needs at least one party; use DELETE to remove the list.');
  return { parties, notComparable };
}
