import type { Example } from '../../core/http/route.ts';

export const ESTIMATE_EXAMPLES: readonly Example[] = [];
