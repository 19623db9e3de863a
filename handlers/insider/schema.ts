import { MAX_IDENTIFIER } from '../../core/edgar/issuer.ts';
import type { QueryParameter } from '../../core/http/route.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts';

export const INSIDER_PARAMETERS: readonly QueryParameter[] = [
  {
    name: 'ticker',
    description: 'Ticker of the issuer in any letter case; a share class may follow a period, hyphen, slash or space.',
    schema: { type: 'string', maxLength: MAX_IDENTIFIER },
  },
  {
    name: 'cik',
    description: 'Central Index Key of the issuer, with or without its leading zeros. ticker or cik is required.',
    schema: { type: 'string', maxLength: MAX_IDENTIFIER },
  },
  {
    name: 'limit',
    description: 'How many of the newest Form 4 filings are read.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
  },
];
