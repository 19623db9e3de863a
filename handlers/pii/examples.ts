import type { Example } from '../../core/http/route.ts';
export const PII_EXAMPLES: readonly Example[] = [];
