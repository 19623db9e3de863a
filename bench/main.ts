import { accuracyTable } from './accuracy.ts';
import { buildTimes } from './build-times.ts';
import { certificatesBench } from './certificates.ts';
import { companyRiskBench } from './company-risk.ts';
import { drawnReceiptsBench } from './drawn-receipts.ts';
import { estimateLatency } from './estimate-latency.ts';
import { form4Bench } from './form4.ts';
import { insiderBench } from './insider.ts';
import { planRules } from './plan-rules.ts';
import { madeInvoicesBench } from './made-invoices.ts';
import { nameQualityBench } from './name-quality.ts';
import { namesBench } from './names.ts';
import { partiesBench } from './parties.ts';
import { piiBench } from './pii.ts';
import { printsBench } from './prints.ts';
import { redactBench } from './redact.ts';
import { invoicesBench } from './reader-invoices.ts';
import { picturesBench } from './reader-pictures.ts';
import { resumesBench } from './reader-resumes.ts';
import { resumeBounds } from './resume-bounds.ts';
import { resumeRules } from './resume-rules.ts';
import { registerBench } from './register.ts';
import { registerBuildBench } from './register-build.ts';
import { serviceLoad } from './service-load.ts';
import { soak } from './soak.ts';
import { soakDocuments } from './soak-documents.ts';
import { startTimes } from './start-times.ts';
import { besidePictures } from './beside-pictures.ts';
import { besideWatch } from './beside-watch.ts';
import { besideWatchRequests } from './beside-watch-requests.ts';
import { besideStrangers } from './strangers.ts';
import { throughput } from './throughput.ts';
import { watchBench } from './watch.ts';
import { watchKills } from './watch-kills.ts';
import { wholeListsBench } from './whole-lists.ts';
import { workersCost } from './workers-cost.ts';

/** What the embedded reader serves of each kind of document. */
async function readerBench(): Promise<void> {
  await invoicesBench();
  await resumesBench();
  await picturesBench();
}

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  throughput,
  estimate: estimateLatency,
  start: startTimes,
  build: buildTimes,
  accuracy: accuracyTable,
  form4: form4Bench,
  insider: insiderBench,
  'company-risk': companyRiskBench,
  names: namesBench,
  'name-quality': nameQualityBench,
  parties: partiesBench,
  reader: readerBench,
  pictures: picturesBench,
  register: registerBench,
  'register-build': registerBuildBench,
  'whole-lists': wholeListsBench,
  redact: redactBench,
  pii: piiBench,
};

/** Those that take minutes and only run by name. */
const LONG_BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  certificates: certificatesBench,
  'drawn-receipts': drawnReceiptsBench,
  load: serviceLoad,
  prints: printsBench,
  'made-invoices': madeInvoicesBench,
  strangers: besideStrangers,
  'beside-pictures': besidePictures,
  workers: workersCost,
  watch: watchBench,
  'beside-watch': besideWatch,
  'beside-watch-requests': besideWatchRequests,
  'watch-kills': watchKills,
  soak,
  'soak-documents': soakDocuments,
  'plan-rules': planRules,
  'resume-bounds': resumeBounds,
  'resume-rules': resumeRules,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in BENCHES || name in LONG_BENCHES));
if (unknown.length > 0) {
  console.error(`There are the benches ${Object.keys({ ...BENCHES, ...LONG_BENCHES }).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench();
}
for (const name of chosen) await LONG_BENCHES[name]?.();
