import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeLexicon } from '../../core/documents/pii/lexicon.ts';
import { encodeEvidence } from '../../core/documents/pii/tagger/evidence-trees.ts';
import { decodeTagger } from '../../core/documents/pii/tagger/tagger.ts';
import { seededRandom } from '../classifier/random.ts';
import { CommandError } from '../command-error.ts';
import { replaceFile } from '../replace-file.ts';
import { fittedEvidence } from './fit-evidence.ts';
import { templatesIn, TEMPLATES } from './corpus.ts';
import { FOREIGN, heldOutTexts } from './held-out.ts';
import { markedTexts } from './marked-texts/marked-texts.ts';
import { evidencePrint } from './prints.ts';

export const PERSONAL_EVIDENCE_USAGE =
  'npm run build-data -- personal-evidence [--marked FOLDER] [--shared FOLDER] [--out FILE]';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const DEFAULT_SHARED = join(REPOSITORY, '..', 'shared', 'data');
const DEFAULT_OUT = join(REPOSITORY, 'data', 'personal-evidence.json');
const SEED = 5;

/**
 * Grows the evidence trees and writes data/personal-evidence.json. The same sources give the same bytes. Throws `CommandError` if a
 * source is missing.
 */
export async function buildPersonalEvidence(args: readonly string[]): Promise<void> {
  const { shared, marked, out } = readArguments(args);
  for (const folder of marked === undefined ? [shared] : [shared, marked]) {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory()) throw new CommandError(`There is no folder ${folder}.`);
  }
  const data = (name: string): Promise<Uint8Array> => readFile(join(REPOSITORY, 'data', name));
  const lexicon = decodeLexicon(await data('personal-words.json'));
  const weights = decodeTagger(await data('personal-tagger.bin'));
  const texts = [
    ...heldOutTexts(shared, lexicon, seededRandom(SEED)),
    ...(marked === undefined ? [] : markedTexts(marked, 'trees')).map((text) =>
      text.isForeign ? { ...text, counts: FOREIGN } : text,
    ),
  ];
  const print = evidencePrint(await templatesIn(TEMPLATES), { lexicon, weights });
  await replaceFile(out, encodeEvidence(fittedEvidence(texts, { lexicon, weights }), print));
  console.log(`Grew the evidence trees from ${texts.length} texts -> ${out}`);
}

function readArguments(args: readonly string[]): {
  readonly shared: string;
  readonly marked: string | undefined;
  readonly out: string;
} {
  try {
    const options = {
      shared: { type: 'string', default: DEFAULT_SHARED },
      marked: { type: 'string' },
      out: { type: 'string', default: DEFAULT_OUT },
    } as const;
    const { shared, marked, out } = parseArgs({ args: [...args], options }).values;
    return { shared, marked, out };
  } catch {
    throw new CommandError(`Usage: ${PERSONAL_EVIDENCE_USAGE}`);
  }
}
