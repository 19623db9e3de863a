import type { Admit } from '../http/admission.ts';
import { accountsTable } from './accounts-table.ts';
import type { Database } from '../store/database.ts';
import { usageTable } from './usage-table.ts';
import { createGateway, type GatewayParts } from './gateway.ts';
import { createUsageCounter } from './usage-counter.ts';

/** Creates the gateway on the store's tables. */
export function openGateway(database: Database, parts: Omit<GatewayParts, 'findAccount' | 'usage'>): Admit {
  return createGateway({
    ...parts,
    findAccount: accountsTable(database).find,
    usage: createUsageCounter(usageTable(database)),
  });
}
