import type { Service } from '../core/http/route.ts';
import type { Sources } from '../core/sources.ts';
import { certificateService } from './certificate/service.ts';
import { companyRiskService } from './company-risk/service.ts';
import { exclusionsService } from './exclusions/service.ts';
import { importRiskService } from './import-risk/service.ts';
import { insiderService } from './insider/service.ts';
import { invoiceService } from './invoice/service.ts';
import { landedCostService } from './landed-cost/service.ts';
import { piiService } from './pii/service.ts';
import { resumeService } from './resume/service.ts';
import { watchService } from './watch/service.ts';
import { createWatch } from '../core/watch/watch.ts';
import { createEvidence } from '../core/watch/evidence/evidence.ts';
import { createWebhooks } from '../core/watch/webhooks/webhooks.ts';

/** Creates every service from the sources: documents, screening, numbers. */
export function createServices(sources: Sources, now: () => Date): Service[] {
  const { register, csl, uflpa, model, edgar, agencies, personalDataReader, isOrdinaryWord } = sources;
  const store = sources.watchStore;
  const watch = createWatch({ store, now });
  return [
    resumeService(sources),
    certificateService({ ...sources, now }),
    invoiceService(sources),
    piiService({ reader: personalDataReader, isOrdinaryWord }),
    importRiskService({ uflpa, csl, model }),
    companyRiskService({ agencies, now }),
    exclusionsService({ register: register.current, refreshRuns: register.runs, csl, now }),
    landedCostService({ tariff: sources.tariff.current, model, now }),
    insiderService({ edgar, model, now }),
    watchService({
      watch,
      webhooks: createWebhooks({ store, now }),
      evidence: createEvidence({ watch, store, now }),
      now,
      nextDay: sources.nextDay,
    }),
  ];
}
