import type { Page } from '@playwright/test';
import { campaign } from '../support/campaign';
import { expectContext, expectedContext, isoTime, query, sendQuote } from '../support/context-journey';
import { keptItems } from '../support/kept-on-device';
import { refuseStorage } from '../support/faults';
import { expect, open, test } from '../support/journey';
import { footerLabel, formTexts, labels } from '../support/journey-texts';
import { typedAnswers } from '../support/saved-lead';

/** By the clock of Toronto, wherever the test runs. */
const mondayMorning = new Date('2026-01-05T08:30-05:00');
const google = 'https://www.google.com/search?q=junk+removal';
const day = 24 * 60 * 60 * 1000;

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

test('the first visit is kept, and the last one that a campaign brought, whatever direct ones came after', async ({
  page,
  site,
}) => {
  const monday = mondayMorning.getTime();
  const at = (index: number) => new Date(monday + index * day).toISOString();
  const visits = [
    { address: '/ottawa', last: 0 },
    { address: `/toronto${query}`, last: 1 },
    { address: '/toronto?gclid=&utm_source=%3Cb%3Enews', last: 2 },
    { address: '/toronto/faq', last: 2 },
  ];
  for (const [index, { address, last }] of visits.entries()) {
    await page.clock.setFixedTime(monday + index * day);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const attribution = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('touches') ?? '{}') as object);
    await expect
      .poll(attribution)
      .toMatchObject({ first_touch: { at: at(0) }, last_touch: { at: at(last) } });
  }
  await page.clock.setFixedTime(monday + 5 * day);
  await page.goto('/sanantonio');
  const strip = page.getByRole('form', { name: 'Want a number first?' });
  for (const [label, answer] of Object.entries(typedAnswers)) {
    await strip.getByLabel(label, { exact: true }).pressSequentially(answer);
  }
  await strip.getByRole('checkbox').check();
  await strip.getByRole('button', { name: formTexts.estimate.submit }).click();
  await page.waitForURL('**/thankyou');
  await expectContext(
    site,
    'leads',
    expectedContext(
      {
        form: 'estimate',
        page: '/sanantonio',
        first_touch: { landing_page: '/ottawa', at: at(0) },
        last_touch: { utm_source: 'bnews', landing_page: '/toronto', at: at(2) },
      },
      { marketing_texts: true },
    ),
  );
});

test('a booked job has it too', async ({ page, site }) => {
  await page.clock.setFixedTime(mondayMorning);
  await page.goto(`/toronto/book-now${query}`);
  await page.getByLabel(labels.name).fill('Ada');
  await page.getByLabel(labels.phone).fill('4165550199');
  await page.getByRole('radio', { name: 'Wednesday, Jan 7' }).check();
  await page.getByRole('radio', { name: '1:00 PM to 3:00 PM' }).check();
  await page.getByLabel(labels.message, { exact: true }).fill('Sofa');
  await page.getByRole('button', { name: formTexts.booking.submit }).click();
  await page.waitForURL('**/thankyou');
  const touch = { ...campaign, landing_page: '/toronto/book-now', at: mondayMorning.toISOString() };
  await expectContext(site, 'jobs', oneVisit('booking', '/toronto/book-now', touch));
});

async function sendFromBook(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(typedAnswers)) {
    await page.getByLabel(label, { exact: true }).pressSequentially(answer);
  }
  await page.getByRole('button', { name: formTexts.book.submit }).click();
  await page.waitForURL('**/thankyou');
}

test.describe('a visitor of no known country', () => {
  test.use({ country: 'none' });

  test('is not asked on /book whether marketing texts are wanted, and nothing is saved of it', async ({
    page,
    site,
  }) => {
    await open(page, '/book?fbclid=IwAR');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await sendFromBook(page);
    const touch = { fbclid: 'IwAR', landing_page: '/book', at: isoTime };
    await expectContext(site, 'leads', oneVisit('book', '/book', touch, {}));
  });
});

test('with storage refused the lead says what brought this page', async ({ page, site }) => {
  await refuseStorage(page);
  await page.goto('/toronto?gclid=Cj0K');
  await sendQuote(page);
  const touch = { gclid: 'Cj0K', landing_page: '/toronto', at: isoTime };
  await expectContext(site, 'leads', oneVisit('quote', '/toronto', touch));
});

test('values of 10 KB, markup and broken encodings arrive as plain short lines', async ({ page, site }) => {
  const long = 'x'.repeat(10_240);
  await page.goto(
    `/toronto?utm_source=${long}&utm_medium=%3Cscript%3Ealert(1)%3C/script%3E&utm_term=%E9t%E9%&utm_id=%00%0A`,
  );
  await sendQuote(page);
  const touch = {
    utm_source: 'x'.repeat(200),
    utm_medium: 'scriptalert(1)/script',
    utm_term: '\ufffdt\ufffd%',
    landing_page: '/toronto',
    at: isoTime,
  };
  await expectContext(site, 'leads', oneVisit('quote', '/toronto', touch));
});

test('of a visitor who refuses to be tracked nothing is kept and nothing is sent', async ({ page, site }) => {
  await page.goto('/toronto?gclid=Cj0K');
  await expect.poll(() => keptItems(page)).toContain('Cj0K');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/toronto?gclid=other');
  await expect.poll(() => keptItems(page)).toBe('{}');
  await sendQuote(page);
  await expectContext(site, 'leads', expectedContext({ form: 'quote', page: '/toronto' }));
});
