import type { RecordPath, SavedRecord } from './records';
import type { SubmissionMetadata } from './submission-metadata';

/** A field of a form whose check refuses its value, and the message that the visitor would read. */
export type FieldRefusal = { field: string; message: string };

/** What a form would save if it were sent now, and what its own checks say against that. */
export type WouldBeSaved = {
  path: RecordPath;
  /** Its IP address is not looked up. */
  record: SavedRecord;
  context: SubmissionMetadata;
  refusals: FieldRefusal[];
};
