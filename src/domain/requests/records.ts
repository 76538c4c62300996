import type { Job } from './job';
import type { Lead } from './lead';
import type { formNames } from '../limits';

/** What is saved, and where: leads and jobs (docs/specification.md, section 7). */
export type RecordPath = 'leads' | 'jobs';
export type SavedRecord = Lead | Job;

export type FormName = (typeof formNames)[number];
