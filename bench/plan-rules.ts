import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { isRule10b51Plan } from '../core/edgar/plan/plan-footnote.ts';
import { KINDS as MADE_KINDS, madeFootnote } from '../tests/core/edgar/plan/footnote-grammar.ts';
import { allRows, type PlanRow } from '../tests/core/edgar/plan/plan-rows.ts';
import { lineOf, ruleMutants, type Mutant } from './rule-mutants.ts';

const FOLDER = fileURLToPath(new URL('../core/edgar/plan/', import.meta.url));
const MADE_PER_KIND = 30;

interface PlanModule {
  readonly isRule10b51Plan: (footnotes: readonly string[]) => boolean;
}

/**
 * Removes each rule and each word of the plan reader in turn, and prints those without which every row is read as
 * before.
 */
export async function planRules(): Promise<void> {
  // A row that is misread anyway says nothing about a rule.
  const rows = [...allRows(), ...madeRows()].filter(
    ([expected, ...footnotes]) => isRule10b51Plan(footnotes) === expected,
  );
  const mutants = [
    ...readdirSync(FOLDER).flatMap((file) => ruleMutants(FOLDER, file, withoutVerdict)),
    ...wordMutants(),
  ];
  let idle = 0;
  for (const mutant of mutants) {
    if (await changesRow(mutant, rows)) continue;
    idle++;
    console.log(`${mutant.file}:${String(mutant.line)}  ${mutant.rule.replace(/\s+/g, ' ').slice(0, 120)}`);
  }
  console.log(
    `${String(mutants.length)} rules and words, ${String(rows.length)} rows; without effect: ${String(idle)}`,
  );
}

function madeRows(): PlanRow[] {
  let state = 7;
  const pick = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return MADE_KINDS.flatMap((kind) =>
    Array.from({ length: MADE_PER_KIND }, (): PlanRow => {
      const { text, isUnderPlan } = madeFootnote({ kind, half: 'seen' }, pick);
      return [isUnderPlan, text];
    }),
  );
}

/** A mutant that does not load counts as a change. */
async function changesRow({ file, source }: Mutant, rows: readonly PlanRow[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'plan-rules-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, file), source);
    const mutant = (await import(pathToFileURL(join(folder, 'plan-footnote.ts')).href)) as PlanModule;
    return rows.some(([expected, ...footnotes]) => mutant.isRule10b51Plan(footnotes) !== expected);
  } catch {
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A verdict row with no effect. */
function withoutVerdict(row: ts.Expression): string | undefined {
  return ts.isArrayLiteralExpression(row) ? '[{ tense: "of no clause" }, "silent"]' : undefined;
}

function wordMutants(): Mutant[] {
  const file = 'plan-lexicon.ts';
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return [...source.matchAll(/^ {2}(\w+):\s*(?:'([^']*)'|`([^`]*)`),$/gm)].flatMap((match) => {
    const words = match[2] ?? match[3] ?? '';
    const start = match.index + match[0].indexOf(words);
    return [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      file,
      line: lineOf(source, start + index),
      rule: `${match[1] ?? ''}: ${word}`,
      source: source.slice(0, start + index) + source.slice(start + index + word.length),
    }));
  });
}
