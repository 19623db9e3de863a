import { prepareQuery } from '../../names/prepared-name.ts';
import { MATCH_SCORE, POSSIBLE_SCORE } from '../../names/score.ts';
import type { Database } from '../../store/database.ts';
import type { WatchSource, WatchTrail } from '../answer.ts';
import { comparedName } from '../compare-pair.ts';
import { comparedRecord, shortDigest, type VersionRecord } from '../copies/listed-record.ts';
import { versionsTable } from '../copies/versions-table.ts';
import { changeAnswer, sourceAnswer } from '../describe.ts';
import { findingsTable } from '../findings-table.ts';
import { COMPARING_RULES } from '../rules.ts';
import type { Watch } from '../watch.ts';
import type { WatchEvidence } from './answer.ts';

/** Dependencies of the evidence. */
export interface EvidenceParts {
  readonly watch: Pick<Watch, 'finding' | 'trail' | 'list'>;
  readonly store: Pick<Database, 'run'>;
  readonly now: () => Date;
}

/** Returns the evidence for an owner's finding; undefined if it is not the owner's. Rejects with `StoreFailure`. */
export type EvidenceOf = (owner: string, findingId: string) => Promise<WatchEvidence | undefined>;

const NOTICE =
  'A finding is a possible match of names: a lead that a person must verify at the source. It is not a determination, and the absence of findings is not a clearance.';

const KEPT = 'SELECT digest, published FROM watch_records WHERE source = $1 AND record = $2 AND from_version = $3';

/** Creates evidence from the store's tables. */
export function createEvidence({ watch, store, now }: EvidenceParts): EvidenceOf {
  const versions = versionsTable(store);
  const findings = findingsTable(store);

  async function isKept({ source, id, since, digest, published }: VersionRecord): Promise<boolean> {
    const [row] = await store.run(KEPT, [source, id, since]);
    const kept = String(row?.['published']);
    const asFound = shortDigest(JSON.stringify(published));
    return row?.['digest'] === digest && shortDigest(kept) === digest && asFound === digest;
  }

  return async (owner, findingId) => {
    const finding = await watch.finding(owner, findingId);
    const [stored, trail, list] = await Promise.all([
      finding && findings.byId(findingId),
      finding && watch.trail(owner, findingId),
      finding && watch.list({ owner, name: finding.list }),
    ]);
    if (!finding || !stored || !trail || !list) return undefined;
    const { party, record } = stored.facts;
    const { source } = record;
    const query = prepareQuery(party.name);
    const { reading, comparison } = comparedName(query, comparedRecord(record));
    const beginning = (await versions.beginnings())[source];
    const first = sourceAnswer(source, { version: await versions.version(source, record.since), beginning });
    const newest = list.sources.find((one): one is WatchSource => one.source === source) ?? first;
    const { list: name } = finding;
    return {
      made_at: now().toISOString(),
      notice: NOTICE,
      finding,
      list: { name, created_at: list.created_at, replaced_at: list.replaced_at },
      published: { first, newest, record_digest: record.digest, is_kept: await isKept(record) },
      comparison: {
        party: query.text,
        record: reading.text,
        score: finding.match.score,
        match_from: MATCH_SCORE,
        possible_from: POSSIBLE_SCORE,
        rules: COMPARING_RULES,
        is_repeated: comparison.score === finding.match.score,
      },
      changes: (await findings.changesOf(findingId)).map((one) => changeAnswer(name, one)),
      decisions: trail.decisions,
      chain: trail.chain,
      decided: finding.decision === null ? null : decidedSentence(trail),
    };
  };
}

function decidedSentence({ decisions }: WatchTrail): string | null {
  const last = decisions.at(-1);
  return last ? `${last.decision} by ${last.by ?? 'an unnamed person'} at ${last.at}.` : null;
}
