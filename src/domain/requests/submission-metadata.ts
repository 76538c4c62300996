import type { FormName } from './records';
import { spamSignals } from './spam-signals';
import { savedPath, type Attribution } from '../attribution/attribution';

/**
 * Saved at `context/{push id}` beside each lead and job (docs/decisions/0047): whatever goes beyond their own fields.
 */
export type SubmissionMetadata = Attribution & {
  trap_filled: boolean;
  fill_ms: number;
  form: FormName;
  /** The path of the page it was sent from. */
  page: string;
  site_version: string;
  consent: {
    text_version: string;
    /** ISO time. */
    at: string;
    /** Only where the box was shown. */
    marketing_texts?: boolean;
  };
};

type Facts = {
  honeypot: string;
  fillMs: number;
  form: FormName;
  pathname: string;
  siteVersion: string;
  touches: Attribution;
  consentVersion: string;
  /** Undefined where the box was not shown. */
  marketingTexts: boolean | undefined;
  now: Date;
};

/** Puts together what is saved beside a record. What is not known is left out: the database takes no `undefined`. */
export function buildSubmissionMetadata(facts: Facts): SubmissionMetadata {
  const { honeypot, fillMs, form, pathname, siteVersion, touches, marketingTexts, now } = facts;
  return {
    ...spamSignals({ honeypot, fillMs }),
    form,
    page: savedPath(pathname),
    site_version: siteVersion,
    ...touches,
    consent: {
      text_version: facts.consentVersion,
      at: now.toISOString(),
      ...(marketingTexts !== undefined && { marketing_texts: marketingTexts }),
    },
  };
}
