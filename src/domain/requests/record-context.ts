/** What a record says beside the form's values. */
export type RecordContext = { locationId: string; ipAddress: string; now: Date };
