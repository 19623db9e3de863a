import { answerJobs } from '../../lanes/answer-jobs.ts';
import type { TextJob } from './page-job.ts';
import { readTextLayers } from './pdf-pages.ts';

// The program of a process that reads the text layers of PDFs.
answerJobs(({ bytes }: TextJob) => readTextLayers(bytes));
