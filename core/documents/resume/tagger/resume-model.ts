import { chainBytes, readChain, writeChain } from '../../linear-chain/chain.ts';
import { LABELS } from './labels.ts';
import type { MeasuredChain, ResumeModel } from './tag-pieces.ts';

/** The rows of weights of each chain. */
export const ROWS = 1 << 15;

const FORMAT = 'tracewell-resume-tagger-1\n';
const SIZE = { labels: LABELS.length, rows: ROWS };
const CHAIN_BYTES = 8 + chainBytes(SIZE);
const BYTES = FORMAT.length + 2 * CHAIN_BYTES;

/** Writes data/resume-tagger.bin.gz, before compression: for both chains the step of a weight and the weights. */
export function encodeResumeModel({ first, second }: ResumeModel): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  bytes.set(new TextEncoder().encode(FORMAT));
  for (const [i, { weights, steps }] of [first, second].entries()) {
    const start = FORMAT.length + i * CHAIN_BYTES;
    new DataView(bytes.buffer).setFloat64(start, steps, true);
    writeChain(bytes, start + 8, weights);
  }
  return bytes;
}

/** Reads data/resume-tagger.bin.gz, decompressed. Throws if it is another file. */
export function decodeResumeModel(bytes: Uint8Array): ResumeModel {
  const isOurs = new TextDecoder().decode(bytes.subarray(0, FORMAT.length)) === FORMAT;
  if (!isOurs || bytes.length !== BYTES) throw new TypeError("The file is not the resume tagger's weights.");
  const chain = (i: number): MeasuredChain => {
    const start = FORMAT.length + i * CHAIN_BYTES;
    const steps = new DataView(bytes.buffer, bytes.byteOffset).getFloat64(start, true);
    return { weights: readChain(bytes, start + 8, SIZE), steps };
  };
  return { first: chain(0), second: chain(1) };
}
