import { htmlTokens, type HtmlToken } from './html-tokens.ts';

/** A table and the text before it. */
export interface PageTable {
  /** Texts of the blocks (paragraphs, headings) before it, back to the previous table, with single spaces. */
  readonly before: readonly string[];
  /** Rows from the top, each with the texts of its cells. */
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a page. */
export interface PageTables {
  readonly tables: readonly PageTable[];
  /** Texts of the blocks after the last table. */
  readonly after: readonly string[];
  /** Whether any table is nested or does not end. */
  readonly broken: boolean;
}

/** Elements that do not interrupt a text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i ins mark q s small span strong sub sup time u wbr'.split(' '),
);

/**
 * Reads the tables of a page and the texts around them. A cell ends where the next begins, whether or not it is closed.
 * Linear.
 */
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

  /** Returns the text since the last tag that separates texts. */
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
      // Paragraphs and line breaks in a cell separate words.
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
