import type { Example } from '../../core/http/route.ts';

export const SCREEN_EXAMPLES: readonly Example[] = [];
export const FACILITY_EXAMPLES: readonly Example[] = [];
