import { expect, open, test } from '../support/e2e-test';
import { content, navigation } from '../support/e2e-texts';
import { validLead } from '../support/records';
import { typedAnswers } from '../support/saved-lead';

const english = navigation.language;

for (const [language, { cities, pages, site }] of Object.entries(content.languages)) {
  const [city] = cities;
  const other = site.navigation.language;
  const short = `/${city!.slug}`;

  test.describe(`a browser in "${language}"`, () => {
    test.use({ locale: `${language}-${city!.country}` });

    test('is offered its language, and sent nowhere until the visitor chooses', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await open(page, short);
      const offer = page.getByRole('link', { name: other.offer });
      await offer.click();
      await expect(page).toHaveURL(city!.path);
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-${city!.country}`);
      await expect(page.getByRole('link', { name: english.offer })).toBeHidden();
      await footer.getByRole('link', { name: english.name }).click();
      await expect(page).toHaveURL(short);
      await expect(offer).toBeHidden();

      await open(page, `${short}/faq`);
      await footer.getByRole('link', { name: other.name }).click();
      await expect(page).toHaveURL(`${city!.path}/faq`);
      await footer.getByRole('link', { name: site.navigation.footer.otherCities }).click();
      await expect(page).toHaveURL(`/${language}`);
      await open(page, `${short}/reviews`);
      await expect(offer).toBeVisible();
    });

    test('is offered it also where a translator says that the page is in it', async ({ page }) => {
      await page.addInitScript((said) => {
        const say = () => document.documentElement?.setAttribute('lang', said);
        new MutationObserver(say).observe(document, { childList: true });
        say();
      }, language);
      await open(page, short);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('link', { name: other.offer })).toBeVisible();
    });
  });

  test(`a form in "${language}" saves a lead, with its language beside it`, async ({ page, site: local }) => {
    const { locationId, locationName, path } = cities.find((spoken) => spoken.locationId !== '')!;
    await open(page, `${path}?gclid=abc`);
    const form = page.locator('form[data-form=quote]');
    const { fields, messages, quote } = site.forms;
    await form.getByLabel(fields.name.label).fill(typedAnswers.Name);
    await form.getByLabel(fields.phone.label).fill(typedAnswers.Phone);
    await form.getByRole('button', { name: quote.submit }).click();
    await expect(form.getByText(messages.messageRequired)).toBeVisible();
    await page.keyboard.type(typedAnswers.Message);
    await form.getByRole('button', { name: quote.submit }).click();
    await page.waitForURL(`**/${language}/thankyou`);
    await expect(page.getByRole('region', { name: pages.thankyou.details.title })).toBeVisible();
    const [lead] = Object.values(local.saved('leads'));
    expect(Object.keys(lead ?? {}).toSorted()).toEqual(Object.keys(validLead()).toSorted());
    expect(lead).toMatchObject({ source: 'Paid Ads', location_id: locationId });
    await expect
      .poll(() => Object.values(local.saved('context')))
      .toEqual([expect.objectContaining({ language, page: path })]);
    await page.getByRole('link', { name: pages.thankyou.backToCity.replace('{city}', locationName) }).click();
    await expect(page).toHaveURL(path);
  });
}
