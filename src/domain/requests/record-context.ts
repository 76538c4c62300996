/** What a record says beside the form's values. */
export type RecordContext = { locationId: string; ipAddress: string; now: Date };

/** The address of a visitor whose own one nobody has found out. */
export const unknownIp = 'Unavailable';
