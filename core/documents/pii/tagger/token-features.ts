import { MAX_FEATURES } from '../../linear-chain/chain.ts';
import { combined } from '../../linear-chain/hash.ts';
import type { Context } from './token-context.ts';
import { NOTHING, type Token } from './tokens.ts';

/**
 * Calls back with the features of each token as 32-bit hashes: its own form, its neighbours, and its context. The array is reused.
 */
export function eachTokensFeatures(
  tokens: readonly Token[],
  context: Context,
  use: (index: number, features: Int32Array, count: number) => void,
): void {
  const { label } = context;
  const features = new Int32Array(MAX_FEATURES);
  let count = 0;
  const add = (value: number): void => {
    features[count] = combined(count, value);
    count++;
  };
  const two = combined;
  const three = (x: number, y: number, z: number): number => combined(combined(x, y), z);
  for (let i = 0; i < tokens.length; i++) {
    const b2 = tokens[i - 2] ?? NOTHING;
    const b1 = tokens[i - 1] ?? NOTHING;
    const here = tokens[i] ?? NOTHING;
    const a1 = tokens[i + 1] ?? NOTHING;
    const a2 = tokens[i + 2] ?? NOTHING;
    count = 0;
    const gapAfter = a1.gap;
    add(0);
    add(here.word);
    add(b1.word);
    add(a1.word);
    add(two(here.word, here.casing));
    add(two(here.shape, here.lexical));
    add(three(b1.shape, here.shape, a1.shape));
    add(three(b1.kind, here.kind, here.casing));
    add(three(here.kind, a1.kind, here.casing));
    add(three(b1.lexical, here.lexical, a1.lexical));
    add(three(here.lexical, a1.lexical, a2.lexical));
    add(three(b2.lexical, b1.lexical, here.lexical));
    add(three(here.lexical, b1.kind, here.gap));
    add(three(here.lexical, a1.kind, gapAfter));
    add(two(here.ending3, here.casing));
    add(two(here.beginning, here.casing));
    const line = context.line[i] ?? 0;
    add(two(line, here.lexical));
    add(three(line, here.kind, here.gap));
    add(two(context.birth[i] ?? 0, here.shape));
    add(two(context.address[i] ?? 0, here.shape));
    add(two(context.name[i] ?? 0, here.lexical));
    add(two(context.lineHead[i] ?? 0, here.casing));
    add(two(context.previousHead[i] ?? 0, here.casing));
    add(three(context.position[i] ?? 0, here.lexical, gapAfter));
    const run = context.run[i] ?? 0;
    add(two(run, here.lexical));
    add(three(context.runKinds[i] ?? 0, here.lexical, b1.lexical));
    add(three(context.runKinds[i] ?? 0, context.afterRun[i] ?? 0, here.lexical));
    add(three(context.beforeRun[i] ?? 0, here.lexical, run));
    add(two(context.ahead[i] ?? 0, here.shape));
    add(three(context.ahead[i] ?? 0, here.kind, b1.kind));
    const elsewhere = context.elsewhere[i] ?? 0;
    add(two(elsewhere, here.lexical));
    const around = context.around[i] ?? 0;
    add(three(around, line, here.lexical));
    add(three(around, elsewhere, run));
    add(three(context.prose[i] ?? 0, here.lexical, run));
    const about = context.about[i] ?? 0;
    add(two(about, here.lexical));
    add(three(about, elsewhere, run));
    add(three(b1.word, here.gap, here.lexical));
    add(three(a1.word, gapAfter, here.lexical));
    const labelWord = label.word[i] ?? 0;
    const labelParts = label.parts[i] ?? 0;
    add(two(labelWord, here.shape));
    add(two(labelParts, here.lexical));
    add(two(labelParts, here.shape));
    add(two(here.cluster, here.casing));
    add(two(b1.cluster, here.lexical));
    add(two(a1.cluster, here.lexical));
    add(two(b2.cluster, here.casing));
    add(two(a2.cluster, here.casing));
    add(two(b1.cluster, here.cluster));
    add(two(here.cluster, a1.cluster));
    add(two(here.group, here.lexical));
    add(three(b1.group, here.group, here.casing));
    add(three(here.group, a1.group, here.casing));
    add(three(b1.group, here.lexical, a1.group));
    add(three(b2.group, b1.group, here.lexical));
    add(three(a1.group, a2.group, here.lexical));
    add(three(context.beforeCluster[i] ?? 0, here.lexical, run));
    add(three(context.afterCluster[i] ?? 0, here.lexical, run));
    use(i, features, count);
  }
}
