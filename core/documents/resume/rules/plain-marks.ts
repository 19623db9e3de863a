/** Marks of Markdown: of headings, of emphasis, and of links, whose texts stay. */
const MARKS =
  /^#{1,6}(?=\s)|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])|`|\[(?=[^[\]]{1,120}\]\()|\]\([^()\s]{1,300}\)/gu;

/** A line of a submitted text with blanks for marks, so that every place in it stays. */
export function withoutMarks(line: string): string {
  return line.replace(MARKS, (mark) => ' '.repeat(mark.length));
}
