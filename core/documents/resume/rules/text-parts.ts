import type { TextSpan } from './resume-rows.ts';

/** A part of a text without signs around it. */
export function trimmed({ text, start }: TextSpan): TextSpan {
  const before = /^[\s|,;:·•∙*_[\]\u2010-\u2015>-]{0,20}/u.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > before && /[\s|,;:·•∙*_\u2010-\u2015([-]/u.test(text.charAt(end - 1))) end -= 1;
  return { text: text.slice(before, end), start: start + before, end: start + end };
}

/** A text parted by signs. */
export function parted(span: TextSpan, sign: RegExp): TextSpan[] {
  const found: TextSpan[] = [];
  let from = 0;
  for (const match of span.text.matchAll(sign)) {
    found.push(partOf(span, { from, to: match.index }));
    from = match.index + match[0].length;
  }
  found.push(partOf(span, { from, to: span.text.length }));
  return found.filter(({ text }) => text !== '');
}

/** A part of a text by its place in it, without signs around it. */
function partOf({ text, start }: TextSpan, { from, to }: { readonly from: number; readonly to: number }): TextSpan {
  return trimmed({ text: text.slice(from, to), start: start + from, end: start + to });
}
