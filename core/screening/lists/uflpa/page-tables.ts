import { htmlTokens, type HtmlToken } from './html-tokens.ts';

/** A table of a page, with what stands before it. */
export interface PageTable {
  /** The texts of the blocks (paragraphs, headings) before it, back to the table before, each with its spaces made single. */
  readonly before: readonly string[];
  /** Its rows from the top, each the texts of its cells. */
  readonly rows: readonly (readonly string[])[];
}

/** A page as far as its tables go. */
export interface PageTables {
  readonly tables: readonly PageTable[];
  /** The texts of the blocks after the last table. */
  readonly after: readonly string[];
  /** Whether any table stands within another one, or does not end. */
  readonly broken: boolean;
}

/** The elements between which a text goes on. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i ins mark q s small span strong sub sup time u wbr'.split(' '),
);

/** Reads the tables of a page and the texts around them. Cells end where another begins, closed or not. Linear. */
export function readPageTables(html: string): PageTables {
  const reader = createReader();
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') reader.text(token.text);
    else if (!INLINE.has(token.name)) reader.tag(token);
  }
  return reader.end();
}

interface TableReader {
  readonly text: (text: string) => void;
  readonly tag: (tag: Extract<HtmlToken, { name: string }>) => void;
  readonly end: () => PageTables;
}

interface OpenTable {
  readonly before: readonly string[];
  readonly rows: string[][];
  isInCell: boolean;
}

function createReader(): TableReader {
  const tables: PageTable[] = [];
  let blocks: string[] = [];
  let pieces: string[] = [];
  let open: OpenTable | undefined;
  let broken = false;

  /** The text since the last tag that parts texts. */
  function take(): string {
    const text = pieces
      .join('')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    pieces = [];
    return text;
  }

  function endBlock(): void {
    const text = take();
    if (open?.isInCell) {
      const row = open.rows.at(-1);
      const cell = row?.pop();
      // A cell may hold paragraphs and line breaks; they part words.
      row?.push([cell, text].filter(Boolean).join(' '));
    } else if (!open && text !== '') blocks.push(text);
  }

  function beginTable(): void {
    broken ||= open !== undefined;
    open = { before: blocks, rows: [], isInCell: false };
    blocks = [];
  }

  function endTable(): void {
    if (open) tables.push(open);
    open = undefined;
  }

  return {
    text(text) {
      pieces.push(text);
    },
    tag({ kind, name }) {
      endBlock();
      if (name === 'table') {
        if (kind === 'open') beginTable();
        else endTable();
      }
      if (!open) return;
      if (name === 'tr') {
        open.isInCell = false;
        if (kind === 'open') open.rows.push([]);
      } else if (name === 'td' || name === 'th') {
        open.isInCell = kind === 'open';
        if (kind === 'open') open.rows.at(-1)?.push('');
      }
    },
    end() {
      endBlock();
      return { tables, after: blocks, broken: broken || open !== undefined };
    },
  };
}
