import assert from 'node:assert/strict';
import type { Extraction } from '../../../../core/documents/certificate/extraction.ts';
import type { Basis } from '../../../../core/documents/certificate/quote-places.ts';
import { readCertificate, type ReadingContext } from '../../../../core/documents/certificate/read-certificate.ts';
import { findQuotes } from '../../../../core/documents/reading/placed-quotes.ts';
import { madeReading } from './made-reading.ts';

/** Returns what quotes are checked against: the words of a document, or nothing for a picture. */
export function contextOf(text: string | null): ReadingContext {
  const basis: Basis = text === null ? { kind: 'picture' } : { kind: 'words', text };
  return { find: findQuotes(PICTURE, { text }, true), basis, year: 2026 };
}

const PICTURE = { type: 'image', mediaType: 'image/png', bytes: new Uint8Array() } as const;

/** Returns the extraction from a reading. */
export function extract(members: Record<string, unknown>, text: string | null = null): Extraction {
  const extraction = readCertificate(madeReading(members), contextOf(text));
  assert.ok(extraction);
  return extraction;
}
