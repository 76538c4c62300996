import type { Job } from './job';
import type { Lead } from './lead';

/** What is saved, and where: leads and jobs (specification section 7). */
export type RecordPath = 'leads' | 'jobs';
export type SavedRecord = Lead | Job;

/** The forms of the site, as they are named in what is saved and measured. */
export type FormName = 'quote' | 'estimate' | 'book' | 'booking';

/** What a record says beside the form's values. */
export type RecordContext = { locationId: string; ipAddress: string; now: Date };
