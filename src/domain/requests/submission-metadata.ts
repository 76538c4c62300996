import type { FormName } from './records';
import { suspicion } from './spam-signals';
import { savedPath, type Touches } from '../attribution/attribution';

/**
 * Saved at `context/{push id}` beside each lead and job (docs/decisions/0047): whatever goes beyond their own fields.
 */
export type ContextRecord = Touches & {
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
  trap: string;
  fillMs: number;
  form: FormName;
  pathname: string;
  siteVersion: string;
  touches: Touches;
  consentVersion: string;
  /** Undefined where the box was not shown. */
  marketingTexts: boolean | undefined;
  now: Date;
};

/** Puts together what is saved beside a record. What is not known is left out: the database takes no `undefined`. */
export function buildContextRecord(facts: Facts): ContextRecord {
  const { trap, fillMs, form, pathname, siteVersion, touches, marketingTexts, now } = facts;
  return {
    ...suspicion({ trap, fillMs }),
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
