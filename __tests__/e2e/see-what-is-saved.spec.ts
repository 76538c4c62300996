import type { Page } from '@playwright/test';
import { isoTime } from '../support/context-journey';
import { expect, fillQuoteForm, open, test } from '../support/journey';
import { footerLabel, formTexts, labels } from '../support/journey-texts';
import { answers } from '../support/one-request';
import { violations } from '../support/violations';

const view = (page: Page) => page.getByRole('region', { name: 'What is saved' });
const body = (page: Page) => view(page).locator('details');
const send = (page: Page) => page.getByRole('button', { name: formTexts.quote.submit });

type Shown = { leads: object; context: { consent: object } };

async function shownJson(page: Page): Promise<Shown> {
  const text = await view(page).getByLabel('As JSON').inputValue();
  return JSON.parse(text) as Shown;
}

/** The requests of the page from now on that would tell somebody something. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.endsWith('/__local/ip')) asked.push(request.url());
  });
  return asked;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('what a form saves is seen before it is sent, and is what is saved then', async ({ page, site }) => {
  const asked = requestsOf(page);
  await open(page, '/toronto?utm_source=news&debug=lead');
  await expect(view(page)).toContainText('The database would refuse: phone, name, note_from_customer');
  await fillQuoteForm(page, { ...answers, phone: '416555' });
  await expect(view(page)).toContainText('The database would refuse: phone.');
  await expect(view(page)).toContainText('ten digits, such as 416-555-0199');
  await page.getByLabel(labels.phone).first().fill(answers.phone);
  await expect(view(page)).toContainText('The database would accept it.');
  await expect(view(page)).toContainText('first touch, kept on this device');
  expect(asked).toStrictEqual([]);
  expect(site.read('leads')).toBeNull();

  const shown = await shownJson(page);
  await send(page).click();
  await page.waitForURL('**/thankyou');
  await expect.poll(() => site.read('context')).not.toBeNull();
  const [lead] = Object.values(site.saved('leads'));
  const clock = expect.stringMatching(/^\d\d:\d\d$/);
  expect(shown.leads).toMatchObject({ ip_address: 'Unavailable' });
  expect(lead).toStrictEqual({ ...shown.leads, ip_address: expect.stringMatching(/^[\d.]+$/), time: clock });
  const [context] = Object.values(site.read('context') as Record<string, object>);
  expect(context).toStrictEqual({
    ...shown.context,
    fill_ms: expect.any(Number),
    consent: { ...shown.context.consent, at: isoTime },
  });
  expect(JSON.stringify(context)).not.toContain('debug');
});

test('its script and the view come where the address asks for it, until it is ended, and cover no button of a form in use', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    // What a page has left behind has no text.
    const text = await response.text().catch(() => '');
    if (text.includes('What is saved')) words.push(response.url());
  });
  await open(page, '/toronto/faq');
  expect(words).toStrictEqual([]);
  await open(page, '/toronto/book-now?debug=lead');
  await expect(view(page)).toContainText('Job. The database would refuse');
  await expect.poll(() => words).toHaveLength(1);
  await view(page).getByRole('button', { name: 'Stop showing this' }).click();
  await expect(view(page)).toHaveCount(0);
  await page.reload();
  await expect(view(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabel('how-it-works') })
    .click();
  await page.waitForURL('**/toronto/how-it-works');
  await expect(send(page)).toBeEnabled();
  await expect(view(page)).toHaveCount(0);

  for (const width of [360, 1440])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
      await open(page, '/toronto/get-quote?debug=lead');
      await expect(view(page)).toBeVisible();
      expect(await violations(page), 'open').toStrictEqual([]);
      await fillQuoteForm(page, answers);
      await expect(body(page)).toHaveJSProperty('open', width > 1000);
      // The box for offers, the two links of what is agreed to, the button.
      for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
      await expect(send(page)).toBeFocused();
      const isCovered = await send(page).evaluate((button) => {
        const { left, top, width: across, height } = button.getBoundingClientRect();
        const above = document.elementFromPoint(left + across / 2, top + height / 2);
        return !above || !button.contains(above);
      });
      expect(isCovered).toBe(false);
      await body(page).locator('summary').press('Enter');
      await expect(body(page)).toHaveJSProperty('open', width < 1000);
      expect(await violations(page), 'the other way').toStrictEqual([]);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
});
