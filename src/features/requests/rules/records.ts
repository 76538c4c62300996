import type { deviceKinds, formNames } from '../../../shared/values/record-limits';
import type { RecordOf } from './field';
import type { recordTable } from './record-table';

/** A request for a quote as the database holds it: exactly the fields of docs/specification.md, section 3. */
export type Lead = RecordOf<(typeof recordTable)['leads']>;
/** A booking as the database holds it: exactly the fields of docs/specification.md, section 3. */
export type Job = RecordOf<(typeof recordTable)['jobs']>;

/** The two collections of the database (docs/specification.md, section 7). */
export type RecordPath = 'leads' | 'jobs';
export type SavedRecord = Lead | Job;

/** What a record says beside the form's values. */
export type RecordContext = { locationId: string; ipAddress: string; now: Date };

export type FormName = (typeof formNames)[number];
export type DeviceKind = (typeof deviceKinds)[number];

/**
 * Writes what a visitor has answered as one text. The same text is the same request, so a form and its early submission
 * must both make it here. An empty answer is none: an early submission knows nothing of the fields that its form lacks.
 */
export function answersOf(form: FormName, values: unknown, locationId: string): string {
  return JSON.stringify([form, values, locationId], (_name, value: unknown) => value || undefined);
}
