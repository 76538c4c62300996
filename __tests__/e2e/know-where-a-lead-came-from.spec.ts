import type { Page } from '@playwright/test';
import { campaign } from '../support/campaign';
import { expectContext, expectedContext, isoTime, query, sendQuote } from '../support/context-journey';
import { keptItems } from '../support/kept-on-device';
import { expect, test } from '../support/journey';
import { footerLabel } from '../support/journey-texts';

const google = 'https://www.google.com/search?q=junk+removal';

/** The context of a request sent on the visit that brought the visitor first. */
const oneVisit = (form: string, page: string, touch: object, agreed?: object) =>
  expectedContext({ form, page, first_touch: touch, last_touch: touch }, agreed);

async function goOn(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabel('how-it-works') })
    .click();
  await page.waitForURL('**/toronto/how-it-works');
}

test('a lead of a campaign, sent from another page of the site, says which campaign, page and form', async ({
  page,
  site,
}) => {
  await page.goto(`/toronto${query}`, { referer: google });
  await expect.poll(() => keptItems(page)).toContain('Cj0K');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await goOn(page);
  await sendQuote(page);
  expect(await page.evaluate(() => 'isFirstPage' in window), 'one page, never loaded anew').toBe(true);
  // Between sites a browser tells no more than the other one's origin.
  const touch = {
    ...campaign,
    landing_page: '/toronto',
    referrer: expect.stringMatching(/^https:\/\/www\.google\.com\/(search)?$/),
    at: isoTime,
  };
  await expectContext(site, 'leads', oneVisit('quote', '/toronto/how-it-works', touch));
  const [lead] = Object.values(site.saved('leads'));
  expect(Object.keys(lead ?? {})).toHaveLength(13);
  expect(await keptItems(page)).not.toMatch(/pending|Ada|416-555/);
});

test('a campaign is known of a visitor who goes on before the landing page has its scripts', async ({
  page,
  site,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`/toronto${query}`);
  await goOn(page);
  await page.unrouteAll();
  await page.reload();
  await sendQuote(page);
  const touch = { ...campaign, landing_page: '/toronto', at: isoTime };
  await expectContext(site, 'leads', oneVisit('quote', '/toronto/how-it-works', touch));
});
