import { withdrawsPage } from '../../quotes/withdrawing-words.ts';

/** A line of a text that says by itself that the page is not to be relied on, whatever signs are around its word. */
export function stampIn(text: string): string | undefined {
  return text
    .match(/^.{1,40}$/gm)
    ?.find((line) => withdrawsPage(line.replace(/\b(?:this is an?|certificate)\b|[^\p{L}]/giu, '')));
}
