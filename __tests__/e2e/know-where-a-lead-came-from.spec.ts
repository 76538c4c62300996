import type { Page } from '@playwright/test';
import { campaign } from '../support/campaign';
import { expectContext, expectedContext, isoTime, query, sendQuote } from '../support/context-journey';
import { keptItems } from '../support/kept-on-device';
import { expect, scriptsRun, test } from '../support/journey';
import { ignorePhoneLinks } from '../support/phone-links';
import { footerLabel } from '../support/journey-texts';

const google = 'https://www.google.com/search?q=junk+removal';

/** The context of a request sent on the visit that brought the visitor first. */
const oneVisit = (form: string, page: string, touch: object, agreed?: object) =>
  expectedContext({ form, page, first_touch: touch, last_touch: touch }, agreed);

async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabel('how-it-works') })
    .click();
  await page.waitForURL('**/toronto/how-it-works');
  // The address changes before the page: the form that is there until then is the former page's.
  await expect(heading).not.toHaveText(before);
}

test('a lead of a campaign, sent from another page of the site, says which campaign, page and form', async ({
  page,
  site,
}) => {
  await page.goto(`/toronto${query}`, { referer: google });
  await scriptsRun(page);
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

type Load = [address: string, from?: string];
type Brought = { first: object; last?: object };

const search = { landing_page: '/toronto', referrer: 'https://www.google.com/' };
const ad = { landing_page: '/toronto', gclid: 'Cj0K' };
const fromSearch: Load = ['/toronto', search.referrer];
const fromAd: Load = ['/toronto?gclid=Cj0K', search.referrer];
const social = 'https://l.facebook.com/';
const blog = 'https://blog.example/';

/** The loads of a visitor, and the visits that count as the first and the last one. */
const visitors: [kind: string, loads: Load[], Brought][] = [
  [
    'an ad with UTM',
    [['/toronto?utm_source=g&utm_medium=cpc&utm_campaign=fall%20sale']],
    { first: { landing_page: '/toronto', utm_source: 'g', utm_medium: 'cpc', utm_campaign: 'fall sale' } },
  ],
  ['all that an ad may say', [[`/toronto${query}`]], { first: { ...campaign, landing_page: '/toronto' } }],
  ['gclid', [fromAd], { first: { ...ad, ...search } }],
  ...(['gbraid', 'wbraid', 'msclkid'] as const).map((name): [string, Load[], Brought] => [
    name,
    [[`/toronto?${name}=Ab-1`]],
    { first: { landing_page: '/toronto', [name]: 'Ab-1' } },
  ]),
  [
    'fbclid',
    [['/toronto?fbclid=IwAR', social]],
    { first: { landing_page: '/toronto', fbclid: 'IwAR', referrer: social } },
  ],
  ['a search engine', [fromSearch], { first: search }],
  [
    'another one',
    [['/toronto', 'https://www.bing.com/']],
    { first: { ...search, referrer: 'https://www.bing.com/' } },
  ],
  [
    'a search for an answer',
    [['/toronto/faq', search.referrer]],
    { first: { ...search, landing_page: '/toronto/faq' } },
  ],
  [
    'the Business Profile',
    [['/toronto?utm_source=google&utm_medium=organic&utm_campaign=gbp']],
    { first: { landing_page: '/toronto', utm_source: 'google', utm_medium: 'organic', utm_campaign: 'gbp' } },
  ],
  [
    'the Business Profile in a search',
    [['/toronto?utm_campaign=gbp', search.referrer]],
    { first: { ...search, utm_campaign: 'gbp' } },
  ],
  [
    'a flyer',
    [['/toronto?utm_source=flyer&utm_medium=print']],
    { first: { landing_page: '/toronto', utm_source: 'flyer', utm_medium: 'print' } },
  ],
  ['another site', [['/toronto', blog]], { first: { landing_page: '/toronto', referrer: blog } }],
  ['nowhere', [['/toronto']], { first: { landing_page: '/toronto' } }],
  ['a search, who loads a page of the site', [fromSearch, ['/toronto/faq', 'own']], { first: search }],
  [
    'a search, who loads one with UTM in its address',
    [fromSearch, ['/toronto?utm_source=own', 'own']],
    { first: search },
  ],
  ['an ad, and later nowhere', [fromAd, ['/toronto']], { first: { ...ad, ...search } }],
  [
    'an ad, and later another site',
    [fromAd, ['/toronto', blog]],
    { first: { ...ad, ...search }, last: { landing_page: '/toronto', referrer: blog } },
  ],
  [
    'nowhere, and later an ad',
    [['/toronto'], fromAd],
    { first: { landing_page: '/toronto' }, last: { ...ad, ...search } },
  ],
];

/** What is pressed first, and where that leads. */
const firstPresses = [
  ['footer a[href="/toronto/how-it-works"]', /how-it-works/],
  ['section a[href^="#"], section a[href$="get-quote"]', /./],
  ['a[href^="tel:"]', /./],
] as const;

test('on a slow phone every visit counts where it came from, though its first press comes at once', async ({
  browser,
  site,
}) => {
  for (const [index, [kind, loads, { first, last = first }]] of visitors.entries()) {
    const [pressed, leadsTo] = firstPresses[index % 3]!;
    const page = await browser.newPage({ baseURL: site.url });
    await ignorePhoneLinks(page);
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const [address, from] of loads) {
      await page.goto(address, {
        waitUntil: 'commit',
        referer: from === 'own' ? `${site.url}/toronto` : from,
      });
      await page.locator(pressed).first().dispatchEvent('click');
      await page.waitForURL(leadsTo, { waitUntil: 'commit' });
    }
    await scriptsRun(page);
    const touches = () => page.evaluate(() => JSON.parse(localStorage.getItem('touches') ?? '{}') as object);
    const at = isoTime;
    await expect
      .poll(touches, kind)
      .toStrictEqual({ first_touch: { ...first, at }, last_touch: { ...last, at } });
    await page.close();
  }
});
