import type { Page } from '@playwright/test';
import { expectContext, isoTime, oneVisit } from '../support/e2e-context';
import { consoleErrors, expect, open, test } from '../support/e2e-test';
import { brand, formTexts, labels, videos } from '../support/e2e-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';
import { holdBack } from '../support/faults';

const submitName = formTexts.book.submit;

const submit = (page: Page) => page.getByRole('button', { name: submitName }).click();
/** Not `toBeFocused`, which asks for the focus of the page's own document: a player in its frame has it. */
const focusedTitle = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title'));
const logo = (page: Page) => page.getByRole('banner').getByRole('img');

const { provider, play, elsewhere, items } = videos;
const [video] = items;
const playButton = (page: Page) => page.getByRole('button', { name: `${play}: ${video?.title}` });
/** What a press asks for, the player and its script, and where the link to the video's own page leads. */
const hosts = {
  youtube: {
    asked: ['www.youtube-nocookie.com', 'www.youtube.com'],
    page: 'https://www.youtube.com/watch?v=',
  },
  vimeo: { asked: ['player.vimeo.com', 'player.vimeo.com'], page: 'https://vimeo.com/' },
}[provider];

for (const [country, alt, label, typed, zip] of [
  ['CA', brand.logos.CA.alt, labels.postalCode, 'k1a 0b1', 'k1a0b1'],
  ['US', brand.logos.US.alt, labels.zip, '77002-1234', '77002'],
  // Asked for no code, and of no texts.
  ['none', brand.name, undefined, '', ''],
] as const) {
  test.describe(`a visitor of ${country}`, () => {
    test.use({ country });

    test('sees their logo, is asked for their code, and is saved as a lead', async ({ page, site }) => {
      const errors = consoleErrors(page);
      await open(page, '/book?fbclid=IwAR');
      await expect(logo(page)).toHaveAccessibleName(alt);
      for (const [name, answer] of Object.entries(typedAnswers))
        await page.getByLabel(name, { exact: true }).pressSequentially(answer);
      await expect(page.getByRole('checkbox')).toHaveCount(label ? 1 : 0);
      if (label) await page.getByLabel(label, { exact: true }).fill(typed);
      else await expect(page.getByLabel(/zip|postal/i)).toHaveCount(0);
      await submit(page);
      await page.waitForURL('**/thankyou');
      expect(Object.values(site.saved('leads'))).toStrictEqual([expectedLead(expect, { zip })]);
      const touch = { fbclid: 'IwAR', landing_page: '/book', at: isoTime };
      await expectContext(site, 'leads', oneVisit('book', '/book', touch, label ? undefined : {}));
      expect(errors).toHaveLength(label ? 0 : 1);
    });
  });
}

test('nothing moves when a late geolocation brings the logo, the field and the box', async ({ page }) => {
  const release = await holdBack(page, '**/__local/geo*');
  await page.goto('/book');
  const places = () =>
    Promise.all(
      [
        page.getByLabel(labels.phone),
        page.getByLabel(labels.message, { exact: true }),
        page.getByRole('button', { name: submitName }),
        logo(page),
      ].map((part) => part.boundingBox()),
    );
  const before = await places();
  release();
  await expect(page.getByLabel(labels.postalCode)).toBeVisible();
  await expect(logo(page)).toHaveAccessibleName(brand.logos.CA.alt);
  await expect(page.getByRole('checkbox')).toBeVisible();
  expect(await places()).toStrictEqual(before);
});

test('the videos come by a press; where they do not load, a link is left', async ({ page }) => {
  test.skip(!video, 'The content has no videos.');
  const ownPage = `${hosts.page}${video?.id}`;
  const asked: string[] = [];
  await page.route(/youtube|vimeo|ytimg|google/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.abort();
  });
  await open(page, '/book');
  await playButton(page).scrollIntoViewIfNeeded();
  expect(asked).toStrictEqual([]);
  await playButton(page).click();
  await expect.poll(() => focusedTitle(page)).toBe(video?.title);
  await expect(page.getByRole('link', { name: elsewhere })).toHaveAttribute('href', ownPage);
  expect(asked.sort()).toStrictEqual(hosts.asked);

  await open(page, '/book');
  await page.route('**/*.js', (route) => route.abort());
  await playButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', ownPage);
});
