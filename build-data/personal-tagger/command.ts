import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeLexicon } from '../../core/documents/pii/lexicon.ts';
import { encodeTagger } from '../../core/documents/pii/tagger/tagger.ts';
import { seededRandom } from '../classifier/random.ts';
import { CommandError } from '../command-error.ts';
import { replaceFile } from '../replace-file.ts';
import { readMaterial, trainingTexts } from './corpus.ts';
import { trainingPrint } from './prints.ts';
import { trainTagger } from './train.ts';

export const PERSONAL_TAGGER_USAGE =
  'npm run build-data -- personal-tagger --texts FOLDER [--texts ...] [--code FOLDER] [--packages FOLDER] [--locales FOLDER] [--marked FOLDER] [--shared FOLDER] [--out FILE]';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const DEFAULT_SHARED = join(REPOSITORY, '..', 'shared', 'data');
const DEFAULT_OUT = join(REPOSITORY, 'data', 'personal-tagger.bin');

const SEED = 9;
const TEXTS = 64_000;
const EPOCHS = 5;

/**
 * Trains the tagger of personal data and writes its weights. It sees only the seen half of templates, labelled names and annotated
 * texts. The same sources give the same bytes. Throws `CommandError` if a source is missing.
 */
export async function buildPersonalTagger(args: readonly string[]): Promise<void> {
  const { texts, code, packages, locales, marked, shared, out } = readArguments(args);
  for (const folder of [shared, ...texts, ...code, packages, locales, marked].filter((one) => one !== undefined)) {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory()) throw new CommandError(`There is no folder ${folder}.`);
  }
  const started = performance.now();
  const lexicon = decodeLexicon(await readFile(join(REPOSITORY, 'data', 'personal-words.json')));
  const material = await readMaterial({ shared, texts, code, packages, locales, marked }, lexicon);
  const random = seededRandom(SEED);
  const weights = trainTagger(trainingTexts(material, TEXTS, random), lexicon, {
    epochs: EPOCHS,
    random,
    onEpoch: (epoch, loss) => {
      console.log(`Round ${epoch + 1} of ${EPOCHS}: a loss of ${loss.toFixed(0)}`);
    },
  });
  const bytes = encodeTagger({ ...weights, print: trainingPrint(material.templates, lexicon) });
  await replaceFile(out, bytes);
  const seconds = (performance.now() - started) / 1000;
  console.log(`Wrote ${(bytes.length / 1e6).toFixed(1)} MB to ${out} in ${seconds.toFixed(0)} s`);
}

interface Arguments {
  readonly texts: readonly string[];
  readonly code: readonly string[];
  readonly packages: string | undefined;
  readonly locales: string | undefined;
  readonly marked: string | undefined;
  readonly shared: string;
  readonly out: string;
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        texts: { type: 'string', multiple: true },
        code: { type: 'string', multiple: true, default: [] },
        packages: { type: 'string' },
        locales: { type: 'string' },
        marked: { type: 'string' },
        shared: { type: 'string', default: DEFAULT_SHARED },
        out: { type: 'string', default: DEFAULT_OUT },
      },
    });
    const { texts, code, packages, locales, marked, shared, out } = values;
    if (texts) return { texts, code, packages, locales, marked, shared, out };
  } catch {
    // The usage says how it is meant.
  }
  throw new CommandError(`Usage: ${PERSONAL_TAGGER_USAGE}`);
}
