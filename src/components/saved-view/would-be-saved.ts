import type { Check, MessageKey } from '../../domain/requests/checks';
import { unknownIp, type RecordContext } from '../../domain/requests/record-context';
import type { RecordPath, SavedRecord } from '../../domain/requests/records';
import type { SubmissionMetadata } from '../../domain/requests/submission-metadata';

/**
 * The parts of a form that build its record, the same ones that the form itself uses. Each form has its own fields and
 * values, so their types are open here.
 */
export type ViewedForm = {
  options: {
    path: RecordPath;
    checks: Partial<Record<string, Check>>;
    masks: object;
    readValues: (fields: never) => unknown;
    build: (values: never, context: RecordContext) => SavedRecord;
  };
  /** Gives the masked fields that it would send. */
  read: (form: HTMLFormElement) => object;
  /** Gives the metadata of this moment. */
  describe: (now: Date) => SubmissionMetadata;
  texts: { messages: Record<MessageKey, string> };
  sentFrom: { locationId: string };
};

/** What a form would save if it were sent now, and which of its own checks fail. */
export type WouldBeSaved = {
  path: RecordPath;
  /** Its IP address is not looked up. */
  record: SavedRecord;
  context: SubmissionMetadata;
  /** The fields whose checks refuse their values, and the messages that the visitor would read. */
  refusals: { field: string; message: string }[];
};

/** Looks at a form as its submission does, and sends nothing. */
export function lookAt(form: HTMLFormElement, viewed: ViewedForm): WouldBeSaved {
  const { path, checks, masks, readValues, build } = viewed.options;
  const now = new Date();
  // Before an answer there may be no value at all, which the checks of a submission never let through.
  const unanswered = Object.fromEntries(Object.keys(masks).map((name) => [name, '']));
  const fields: Record<string, string> = { ...unanswered, ...viewed.read(form) };
  const refusals = Object.entries(checks).flatMap(([field, check]) => {
    const message = check?.(fields[field]);
    return message ? [{ field, message: viewed.texts.messages[message] }] : [];
  });
  const { locationId } = viewed.sentFrom;
  const values = readValues(fields as never) as never;
  const record = build(values, { locationId, ipAddress: unknownIp, now });
  return { path, record, context: viewed.describe(now), refusals };
}
