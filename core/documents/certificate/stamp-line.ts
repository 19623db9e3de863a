import { withdrawsPage } from '../../quotes/withdrawing-words.ts';

/** Finds a line, such as VOID or SAMPLE, that by itself says the page is not to be relied on, ignoring surrounding signs. */
export function stampIn(text: string): string | undefined {
  return text
    .match(/^.{1,40}$/gm)
    ?.find((line) =>
      withdrawsPage(line.replace(/\b(?:this is an?|certificate|copy|only|(?:do )?not (?:for )?use)\b|[^\p{L}]/giu, '')),
    );
}
