import { spawn } from 'node:child_process';
import { SETTINGS, type Engine, type Lines } from './engine.ts';
import { greyPages } from './grey-pages.ts';
import type { GreyPicture } from './grey-picture.ts';
import { linesOfHocr } from './hocr.ts';

/** Limits for one reading: seconds of CPU time, wall time, memory, and bytes of output. */
const LIMITS = { cpuSeconds: 60, ms: 90_000, kilobytes: 512 * 1024, output: 16 * 1024 * 1024 };

/** Standard input to standard output, in English, with the neural network. */
const ASKED = ['-', '-', '-l', 'eng', '--oem', '1'];

/** The start of each picture in the output. */
const PAGE = "<div class='ocr_page'";

/** The shell sets the limits, which the system enforces, and then becomes the program. */
const LIMITED = `ulimit -t ${LIMITS.cpuSeconds} && ulimit -v ${LIMITS.kilobytes} && exec "$0" "$@"`;

/** Runs the program `tesseract` through pipes. It leaves no file behind, and one start serves all pictures of a batch. */
export function createNativeEngine(program: string): Engine {
  return {
    startsAnew: true,
    async read(pictures, layout) {
      const settings = Object.entries({ ...SETTINGS[layout], tessedit_create_hocr: '1' });
      const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const found: Lines[] = [];
      for (const some of atOnce(pictures)) {
        const written = await outputOf(program, [...ASKED, ...options], greyPages(some));
        const [, ...pages] = written.split(PAGE);
        if (pages.length !== some.length)
          throw new Error(`The program read ${pages.length} of ${some.length} pictures.`);
        found.push(...pages.map(linesOfHocr));
      }
      return found;
    },
  };
}

/**
 * Splits pictures into batches of at most MAX_AT_ONCE pixels; a larger picture gets a batch to itself. This process holds a batch twice, and so does
 * the program.
 */
function* atOnce(pictures: Iterable<GreyPicture>): Generator<readonly GreyPicture[]> {
  let group: GreyPicture[] = [];
  let pixels = 0;
  for (const picture of pictures) {
    if (group.length > 0 && pixels + picture.pixels.length > MAX_AT_ONCE) {
      yield group;
      [group, pixels] = [[], 0];
    }
    group.push(picture);
    pixels += picture.pixels.length;
  }
  if (group.length > 0) yield group;
}

const MAX_AT_ONCE = 16_000_000;

function outputOf(program: string, options: readonly string[], input: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    // More threads per picture cost several times as much in total.
    const env = { OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' };
    const running = spawn('/bin/sh', ['-c', LIMITED, program, ...options], { stdio: ['pipe', 'pipe', 'ignore'], env });
    const deadline = setTimeout(() => running.kill('SIGKILL'), LIMITS.ms);
    const chunks: Buffer[] = [];
    let bytes = 0;
    running.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LIMITS.output) running.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // A program that ends early closes its input; its exit code reports why.
    running.stdin.on('error', () => undefined).end(input);
    running.on('error', reject).on('close', (code) => {
      clearTimeout(deadline);
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`The program ended with ${String(code)}.`));
    });
  });
}
