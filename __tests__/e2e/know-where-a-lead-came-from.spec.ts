import type { Page } from '@playwright/test';
import { campaign } from '../support/campaign';
import { expectContext, isoTime, oneVisit, query, sendQuote } from '../support/e2e-context';
import { keptItems } from '../support/kept-on-device';
import { expect, scriptsRun, test, ignorePhoneLinks } from '../support/e2e-test';
import { footerLink } from '../support/e2e-texts';

const google = 'https://www.google.com/search?q=junk+removal';

async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await footerLink(page, 'how-it-works').click();
  await page.waitForURL('**/toronto/how-it-works');
  // The address changes before the page: the form that is there until then is the former page's.
  await expect(heading).not.toHaveText(before);
}

/** Between sites a browser tells no more than the other one's origin. */
const touch = {
  ...campaign,
  landing_page: '/toronto',
  referrer: expect.stringMatching(/^https:\/\/www\.google\.com\/(search)?$/),
  at: isoTime,
};

for (const hasScripts of [true, false])
  test(`a lead says its campaign, page and form, landing scripts: ${hasScripts}`, async ({ page, site }) => {
    if (!hasScripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(`/toronto${query}`, { referer: google });
    if (hasScripts) await expect.poll(() => keptItems(page)).toContain('Cj0K');
    // Without its scripts the page loads itself again, once: a press in that moment would be the former page's.
    else
      await page.waitForFunction(
        () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
      );
    await goOn(page);
    await page.unrouteAll();
    if (!hasScripts) await page.reload();
    await sendQuote(page);
    await expectContext(site, 'leads', oneVisit('quote', '/toronto/how-it-works', touch));
    expect(Object.keys(Object.values(site.saved('leads'))[0] ?? {})).toHaveLength(13);
    // From the first touch of its built HTML, which was empty.
    for (const { fill_ms } of Object.values(site.saved('context'))) expect(fill_ms).toBeGreaterThan(0);
    await expect.poll(() => keptItems(page)).not.toMatch(/pending/);
  });

const blog = 'https://blog.example/';
const first = { landing_page: '/toronto', referrer: 'https://www.google.com/', gclid: 'Cj0K', at: isoTime };
const last = { landing_page: '/toronto', referrer: blog, at: isoTime };

test('a slow phone counts every visit, though its first press comes at once', async ({ browser, site }) => {
  for (const [pressed, leadsTo] of [
    ['footer a[href="/toronto/how-it-works"]', /how-it-works/],
    ['section a[href^="#"], section a[href$="get-quote"]', /./],
    ['a[href^="tel:"]', /./],
  ] as const) {
    const page = await browser.newPage({ baseURL: site.url });
    await ignorePhoneLinks(page);
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const [address, referer] of [
      ['/toronto?gclid=Cj0K', first.referrer],
      ['/toronto', blog],
    ] as const) {
      await page.goto(address, { waitUntil: 'commit', referer });
      await page.locator(pressed).first().dispatchEvent('click');
      await page.waitForURL(leadsTo, { waitUntil: 'commit' });
    }
    await scriptsRun(page);
    const touches = () => page.evaluate(() => JSON.parse(localStorage.getItem('touches') ?? '{}') as object);
    await expect.poll(touches, pressed).toStrictEqual({ first_touch: first, last_touch: last, gclid: first });
    await page.close();
  }
});
