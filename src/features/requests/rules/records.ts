import type { deviceKinds, formNames } from '../../../shared/values/record-limits';
import type { RecordOf } from './field';
import type { recordTable } from './record-table';

export type Lead = RecordOf<(typeof recordTable)['leads']>;
export type Job = RecordOf<(typeof recordTable)['jobs']>;

export type RecordPath = 'leads' | 'jobs';
export type SavedRecord = Lead | Job;

export type RecordContext = { locationId: string; ipAddress: string; now: Date };

export type FormName = (typeof formNames)[number];
export type DeviceKind = (typeof deviceKinds)[number];

/** The same text is the same request, so a form and its early submission both make it here. */
export function answersOf(form: FormName, values: unknown, locationId: string): string {
  return JSON.stringify([form, values, locationId], (_name, value: unknown) => value || undefined);
}
