import { isJsonObject, parseJson } from '../../../json.ts';
import { EVIDENCE, PERSONAL_TAGS, type PersonalTag } from './evidence.ts';

/** A decision tree over evidence: a leaf with log odds, or a split. */
export type EvidenceTree = number | EvidenceSplit;

interface EvidenceSplit {
  /** Index in `EVIDENCE`. */
  readonly evidence: number;
  /** The threshold: this amount or more is enough. */
  readonly least: number;
  readonly enough: EvidenceTree;
  readonly less: EvidenceTree;
}

/** The trees of each tag; their log odds add up. */
export type EvidenceTrees = Readonly<Record<PersonalTag, readonly EvidenceTree[]>>;

/** Sums the log odds of all trees. */
export function logOddsOf(amounts: Float64Array, trees: readonly EvidenceTree[]): number {
  let sum = 0;
  for (const tree of trees) sum += concluded(amounts, tree);
  return sum;
}

/** The log odds of one tree. */
export function concluded(amounts: Float64Array, tree: EvidenceTree): number {
  let at = tree;
  while (typeof at !== 'number') at = (amounts[at.evidence] ?? 0) >= at.least ? at.enough : at.less;
  return at;
}

const FORMAT = 'tracewell-personal-evidence-3';

/**
 * Encodes data/personal-evidence.json: the fingerprint of the training input, and the trees of each tag, one per line. A tree is its log
 * odds, or [evidence name, threshold, tree if reached, tree if not].
 */
export function encodeEvidence(trees: EvidenceTrees, print: number): string {
  const written = (tree: EvidenceTree): unknown =>
    typeof tree === 'number'
      ? tree
      : [EVIDENCE[tree.evidence]?.[0], tree.least, written(tree.enough), written(tree.less)];
  const members = PERSONAL_TAGS.map((tag) => {
    const lines = trees[tag].map((tree) => `  ${JSON.stringify(written(tree))}`);
    return ` ${JSON.stringify(tag)}: [\n${lines.join(',\n')}\n ]`;
  });
  return `{\n "format": ${JSON.stringify(FORMAT)},\n "print": ${print},\n${members.join(',\n')}\n}\n`;
}

/** Decodes data/personal-evidence.json. Throws `TypeError` if it is another file or names unknown evidence. */
export function decodeEvidence(bytes: Uint8Array): EvidenceTrees {
  const read = parseJson(bytes);
  const value = read.kind === 'value' && isJsonObject(read.value) ? read.value : {};
  const treesOf = (tag: PersonalTag): EvidenceTree[] => {
    const trees = value[tag];
    if (value['format'] !== FORMAT || !Array.isArray(trees)) throw notEvidence();
    return trees.map(treeOf);
  };
  return { PERSON: treesOf('PERSON'), ADDRESS: treesOf('ADDRESS'), DATE_OF_BIRTH: treesOf('DATE_OF_BIRTH') };
}

function treeOf(value: unknown): EvidenceTree {
  if (typeof value === 'number') return value;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [name, least, enough, less] = parts;
  const evidence = EVIDENCE.findIndex(([known]) => known === name);
  if (evidence === -1 || typeof least !== 'number') throw notEvidence();
  return { evidence, least, enough: treeOf(enough), less: treeOf(less) };
}

function notEvidence(): TypeError {
  return new TypeError('The file is not the compiled evidence trees.');
}
