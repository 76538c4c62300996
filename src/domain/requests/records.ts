import type { Job } from './job';
import type { Lead } from './lead';
import type { deviceKinds, formNames } from '../record-limits';

/** The two collections of the database (docs/specification.md, section 7). */
export type RecordPath = 'leads' | 'jobs';
export type SavedRecord = Lead | Job;

export type FormName = (typeof formNames)[number];
export type DeviceKind = (typeof deviceKinds)[number];
