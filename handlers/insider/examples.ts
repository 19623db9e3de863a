import type { Example } from '../../core/http/route.ts';

export const INSIDER_EXAMPLES: readonly Example[] = [];
