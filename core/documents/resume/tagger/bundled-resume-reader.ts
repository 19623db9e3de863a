import { readBundled } from '../../../bundled-data.ts';
import { resumeReader } from './read-resume.ts';
import { decodeResumeModel } from './resume-model.ts';

/** The reader of resumes with the weights that the server bundles. They are loaded with this file, which the first resume loads. */
export const readResume = resumeReader(readBundled('resume-tagger.bin', decodeResumeModel));
