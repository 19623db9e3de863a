import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { encodeGlyphNet } from '../../core/documents/pages/recognition/witness/glyph-net.ts';
import { seededRandom } from '../classifier/random.ts';
import { CommandError } from '../command-error.ts';
import { replaceFile } from '../replace-file.ts';
import { glyphDrawer, type Example } from './draw-glyphs.ts';
import { trainNet } from './train.ts';

export const GLYPHS_USAGE = 'npm run build-data -- glyphs FOLDER_OF_FONTS [--out FILE]';

const DEFAULT_OUT = join(import.meta.dirname, '..', '..', 'data', 'glyph-net.bin.gz');

/**
 * Additional fonts that offices print in, as packaged by Debian: fonts-cantarell, -courier-prime, -crosextra-caladea, -crosextra-carlito,
 * -freefont-ttf, -inconsolata, -lato, -noto-mono, -open-sans, -roboto-unhinted and -urw-base35. The DejaVu fonts are left out because the generated
 * scans of the evaluation are printed in them.
 */
const FONTS = [
  'C059-Roman.otf',
  'Caladea-Regular.ttf',
  'Cantarell-Regular.otf',
  'Carlito-Bold.ttf',
  'Carlito-Regular.ttf',
  'Courier Prime Bold.otf',
  'Courier Prime.otf',
  'FreeMono.ttf',
  'FreeMonoBold.ttf',
  'FreeSans.ttf',
  'FreeSansBold.ttf',
  'FreeSerif.ttf',
  'FreeSerifBold.ttf',
  'Inconsolata.otf',
  'Lato-Bold.ttf',
  'Lato-Regular.ttf',
  'NimbusMonoPS-Bold.otf',
  'NimbusMonoPS-Regular.otf',
  'NimbusRoman-Bold.otf',
  'NimbusRoman-Regular.otf',
  'NimbusSans-Bold.otf',
  'NimbusSansNarrow-Regular.otf',
  'NotoMono-Regular.ttf',
  'NotoSansMono-Regular.ttf',
  'OpenSans-Bold.ttf',
  'OpenSans-Regular.ttf',
  'Roboto-Bold.ttf',
  'Roboto-Regular.ttf',
  'RobotoCondensed-Regular.ttf',
] as const;

const SEED = 4242;
const EXAMPLES = 170_000;
const TRAINING = { hidden: 96, epochs: 6, rate: 0.02 } as const;

/** Lines drawn between two turns of the event loop, in which the canvas library frees its memory. */
const AT_ONCE = 500;

/**
 * Trains the glyph network on print drawn in the fonts of pdf.js and of a folder such as /usr/share/fonts, and writes its weights. The same fonts
 * give the same bytes. Throws `CommandError` if a font is missing.
 */
export async function buildGlyphs(args: readonly string[]): Promise<void> {
  const { folder, out } = readArguments(args);
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  const files = FONTS.map((name) => {
    const file = found.find((one) => basename(one) === name);
    if (file === undefined) throw new CommandError(`There is no font ${name} below ${folder}.`);
    return join(folder, file);
  });
  const draw = glyphDrawer(files);
  const random = seededRandom(SEED);
  const examples: Example[] = [];
  for (let lines = 0; examples.length < EXAMPLES; lines += 1) {
    examples.push(...draw(random));
    if (lines % AT_ONCE === 0) await new Promise(setImmediate);
  }
  const net = trainNet(examples, {
    ...TRAINING,
    random,
    report: (epoch, loss) => {
      console.log(`Epoch ${epoch + 1} of ${TRAINING.epochs}: loss ${loss.toFixed(4)}`);
    },
  });
  const bytes = gzipSync(encodeGlyphNet(net), { level: 9 });
  await replaceFile(out, bytes);
  console.log(`Wrote ${(bytes.length / 1e3).toFixed(0)} kB to ${out}`);
}

function readArguments(args: readonly string[]): { readonly folder: string; readonly out: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string', default: DEFAULT_OUT } },
    });
    const [folder] = positionals;
    if (folder === undefined) throw new CommandError('');
    return { folder, out: values.out };
  } catch {
    throw new CommandError(`Usage: ${GLYPHS_USAGE}`);
  }
}
