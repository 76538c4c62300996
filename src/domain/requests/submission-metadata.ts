import type { DeviceKind, FormName } from './records';
import { spamSignals } from './spam-signals';
import { savedPath, type Attribution } from '../attribution/attribution';

/**
 * The facts beyond a lead's or job's own fields, saved beside it at `context/{push id}` (docs/decisions/0047).
 */
export type SubmissionMetadata = Attribution & {
  trap_filled: boolean;
  fill_ms: number;
  form: FormName;
  /** The path of the page from which the visitor sent the form. */
  page: string;
  /** Older pages did not send it. */
  device?: DeviceKind;
  site_version: string;
  consent: {
    text_version: string;
    /** ISO time. */
    at: string;
    /** Only where the form showed the box. */
    marketing_texts?: boolean;
    /** Whether the pop-up may show the first name; only where the form showed that box. */
    name_shown?: boolean;
  };
};

type Facts = {
  honeypot: string;
  fillMs: number;
  form: FormName;
  pathname: string;
  device: DeviceKind;
  siteVersion: string;
  attribution: Attribution;
  consentVersion: string;
  /** Undefined where the form did not show the box. */
  marketingTexts: boolean | undefined;
  nameShown?: boolean | undefined;
  now: Date;
};

/** Builds the metadata of a record. Leaves out unknown fields, because the database refuses `undefined`. */
export function buildSubmissionMetadata(facts: Facts): SubmissionMetadata {
  const { honeypot, fillMs, form, pathname, device, siteVersion, attribution, now } = facts;
  const { marketingTexts, nameShown } = facts;
  return {
    ...spamSignals({ honeypot, fillMs }),
    form,
    page: savedPath(pathname),
    device,
    site_version: siteVersion,
    ...attribution,
    consent: {
      text_version: facts.consentVersion,
      at: now.toISOString(),
      ...(marketingTexts !== undefined && { marketing_texts: marketingTexts }),
      ...(nameShown !== undefined && { name_shown: nameShown }),
    },
  };
}
