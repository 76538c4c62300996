import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/local-services';
import { clickNames } from '../../src/shared/values/limits';
import { campaign } from './campaign';
import { answers, expect, fillQuoteForm } from './e2e-test';
import { formTexts } from './e2e-texts';

export const query = `?${new URLSearchParams(campaign)}`;
export const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** The words, and so their hash, name the city's phone. */
const consentVersion = expect.stringMatching(`^${formTexts.consent.version}[.][0-9a-f]{8}$`);

/** The fields of a context that its test is not about. */
function expectedContext(changes: object, agreed: object = { marketing_texts: false }) {
  return {
    trap_filled: false,
    fill_ms: expect.any(Number),
    device: 'phone',
    site_version: expect.stringMatching(/^([0-9a-f]{7,}|unknown)$/),
    consent: { text_version: consentVersion, at: isoTime, ...agreed },
    ...changes,
  };
}

/** The context of a request sent on the visit that brought the visitor first, by an ad with click ids or by none. */
export function oneVisit(form: string, page: string, touch: object, agreed?: object) {
  const clicks = clickNames.flatMap((name) => (name in touch ? [[name, touch]] : []));
  const both = { first_touch: touch, last_touch: touch };
  return expectedContext({ form, page, ...both, ...(Object.fromEntries(clicks) as object) }, agreed);
}

/** The one record that was saved has its context under the same push id. */
export async function expectContext(site: Site, kind: 'leads' | 'jobs', context: object): Promise<void> {
  const [key, ...others] = Object.keys((site.read(kind) ?? {}) as object);
  expect(others).toStrictEqual([]);
  await expect.poll(() => site.read('context')).toStrictEqual({ [String(key)]: context });
}

/** Fills in the first form of the page and sends it, until it is confirmed. */
export async function sendQuote(page: Page, message = answers.message): Promise<void> {
  await fillQuoteForm(page, { ...answers, message });
  await page.getByRole('button', { name: formTexts.quote.submit }).click();
  await page.waitForURL('**/thankyou');
}
