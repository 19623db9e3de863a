import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A rule of a file, and the source without it. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly source: string;
}

/**
 * Returns the mutants of a file: without an `if`, an operand of `&&` or `||`, a `.replace`, an alternative of a
 * pattern, or a table row, which is replaced by the result of `withoutRow`. Conditions of loops stay.
 */
export function ruleMutants(
  folder: string,
  file: string,
  withoutRow: (row: ts.Expression) => string | undefined,
): Mutant[] {
  const source = readFileSync(join(folder, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const replace = (node: ts.Node, by: string, rule = node.getText()): void => {
    const text = source.slice(0, node.getStart()) + by + source.slice(node.end);
    mutants.push({ file, line: lineOf(source, node.getStart()), rule, source: text });
  };
  const visit = (node: ts.Node): void => {
    // A loop without a part of its condition may not end.
    if (ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) {
      visit(node.statement);
      return;
    }
    if (ts.isIfStatement(node)) replace(node, node.elseStatement?.getText() ?? ';');
    if (ts.isBinaryExpression(node) && /^(?:&&|\|\|)$/.test(node.operatorToken.getText())) {
      replace(node, node.left.getText(), `... ${node.operatorToken.getText()} ${node.right.getText()}`);
      if (!isGuard(node.left))
        replace(node, node.right.getText(), `${node.left.getText()} ${node.operatorToken.getText()} ...`);
    }
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^replace/.test(node.expression.name.text)
    )
      replace(
        node,
        node.expression.expression.getText(),
        node.getText().slice(node.expression.expression.getText().length),
      );
    if (ts.isArrayLiteralExpression(node)) {
      const rows = node.elements.map((row) => [row, withoutRow(row)] as const);
      for (const [row, by] of rows)
        if (by !== undefined && rows.every(([, one]) => one !== undefined)) replace(row, by);
    }
    if (ts.isRegularExpressionLiteral(node))
      for (const [by, rule] of withoutAlternatives(node.text)) replace(node, by, rule);
    node.forEachChild(visit);
  };
  visit(tree);
  return mutants;
}

/** Whether it only tells the compiler that a value exists, and so is not a rule. */
function isGuard(operand: ts.Node): boolean {
  return /^!?\w+$|^\w+ [!=]== undefined$/.test(operand.getText());
}

/** Returns a pattern without each of the plain alternatives of its groups. */
function withoutAlternatives(pattern: string): [string, string][] {
  return [...pattern.matchAll(/(?<=[|(:^])([a-z§'/_ ]{2,})\||\|([a-z§'/_ ]{2,})(?=[)|])/g)].map((match) => [
    pattern.slice(0, match.index) + pattern.slice(match.index + match[0].length),
    `${match[1] ?? match[2] ?? ''} in ${pattern}`,
  ]);
}

/** The line of a position in a text, from 1. */
export function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}
