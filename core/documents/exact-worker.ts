import { answerJobs } from '../lanes/answer-jobs.ts';
import { readFormFields } from './certificate/form/form-fields.ts';
import type { ExactJob } from './exact-lane.ts';
import { readPdf } from './invoice/e-invoice/read-pdf.ts';

// The program of a worker process: one PDF in, the requested content out. An unexpected error ends it, and its lane
// starts another.
answerJobs((job: ExactJob) => (job.sought === 'form' ? readFormFields(job.bytes) : readPdf(job)));
