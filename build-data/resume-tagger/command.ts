import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { decodeLexicon } from '../../core/documents/pii/lexicon.ts';
import { encodeResumeModel } from '../../core/documents/resume/tagger/resume-model.ts';
import { isJsonObject, parseJson } from '../../core/json.ts';
import { seededRandom } from '../classifier/random.ts';
import { CommandError } from '../command-error.ts';
import { replaceFile } from '../replace-file.ts';
import { materialOf, type Material } from './material.ts';
import { readPrints } from './printed-resumes.ts';
import { trainResumeModel } from './train.ts';

export const RESUME_TAGGER_USAGE =
  'npm run build-data -- resume-tagger [--shared FOLDER] [--printed FOLDER] [--out FILE]';

const REPOSITORY = join(import.meta.dirname, '..', '..');
export const DEFAULT_SHARED = join(REPOSITORY, '..', 'shared', 'data');
const DEFAULT_OUT = join(REPOSITORY, 'data', 'resume-tagger.bin.gz');

const SEED = 11;
const RESUMES = { drawn: 7000, laidOut: 7000 };
const EPOCHS = 3;
const MAX_FIRM = 45;

/**
 * Trains the tagger of resumes on resumes that chance draws and on those of the tests' layouts, and on printed ones if a folder of them is given, and writes its weights. The same sources give the same bytes.
 * Throws `CommandError` where one is missing.
 */
export async function buildResumeTagger(args: readonly string[]): Promise<void> {
  const { shared, printed, out } = readArguments(args);
  const model = trainResumeModel(await readMaterial(shared), {
    ...RESUMES,
    ...(printed !== undefined && { printed: await readPrints(printed) }),
    epochs: EPOCHS,
    random: seededRandom(SEED),
    log: (text) => {
      console.log(text);
    },
  });
  const bytes = gzipSync(encodeResumeModel(model), { level: 9 });
  await replaceFile(out, bytes);
  console.log(`Wrote ${(bytes.length / 1e6).toFixed(1)} MB to ${out}`);
}

/** What people are made of, with the companies of the shared data. Throws `CommandError` where a source is missing. */
export async function readMaterial(shared: string): Promise<Material> {
  const lexicon = decodeLexicon(await readFile(join(REPOSITORY, 'data', 'personal-words.json')));
  return materialOf(lexicon, await readFirms(join(shared, 'edgar', 'company_tickers.json')));
}

/** Names of companies with capitals where names have them. */
async function readFirms(file: string): Promise<string[]> {
  const bytes = await readFile(file).catch(() => undefined);
  const read = bytes && parseJson(bytes);
  if (read?.kind !== 'value' || !isJsonObject(read.value)) throw new CommandError(`There are no companies in ${file}.`);
  return Object.values(read.value)
    .flatMap((one) => (isJsonObject(one) && typeof one['title'] === 'string' ? [one['title']] : []))
    .map((name) => (name === name.toUpperCase() ? inTitleCase(name) : name).replace(/\s*\/.*$/, ''))
    .filter((name) => name.length < MAX_FIRM);
}

function inTitleCase(name: string): string {
  return name.toLowerCase().replaceAll(/(?:^|[\s&-])\p{L}/gu, (start) => start.toUpperCase());
}

interface Arguments {
  readonly shared: string;
  readonly printed?: string;
  readonly out: string;
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        shared: { type: 'string', default: DEFAULT_SHARED },
        printed: { type: 'string' },
        out: { type: 'string', default: DEFAULT_OUT },
      },
    });
    return values;
  } catch {
    throw new CommandError(`Usage: ${RESUME_TAGGER_USAGE}`);
  }
}
