import type { Example } from '../../core/http/route.ts';
export const INVOICE_EXAMPLES: readonly Example[] = [];
