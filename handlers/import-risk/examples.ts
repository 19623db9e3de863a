import type { Example } from '../../core/http/route.ts';

export const SHIPMENT_EXAMPLES: readonly Example[] = [];
export const PARTIES_EXAMPLES: readonly Example[] = [];
export const ENTITY_EXAMPLES: readonly Example[] = [];
