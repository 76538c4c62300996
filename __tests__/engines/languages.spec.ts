import { validLead } from '../support/records';
import { expect, test } from '../support/engine-journey';
import type { Wanted } from '../support/in-page';
import { content } from '../support/journey-texts';
import { typedAnswers } from '../support/saved-lead';

for (const [language, { cities, site: translated, pages }] of Object.entries(content.languages)) {
  const city = cities.find(({ locationId }) => locationId !== '')!;
  const { fields, quote } = translated.forms;
  const form: Wanted = { css: 'form[data-form=quote]' };
  const field = ({ label: name }: { label: string }): Wanted => ({ role: 'textbox', name, within: form });

  test(`a search that finds ${city.path} leads to a saved request and its confirmation in "${language}", by keyboard`, async ({
    visitor,
    site,
  }) => {
    await visitor.open(`${city.path}?gclid=abc`);
    expect(await visitor.run(() => document.documentElement.lang)).toBe(`${language}-${city.country}`);
    await visitor.see({ text: translated.navigation.openMenu });
    await visitor.typeInto(field(fields.name), typedAnswers.Name);
    await visitor.typeInto(field(fields.phone), typedAnswers.Phone);
    await visitor.tabTo({ role: 'button', name: quote.submit, within: form });
    await visitor.press('Enter');
    await visitor.see({ text: translated.forms.messages.messageRequired });
    await visitor.typeInto(field(fields.message), typedAnswers.Message);
    await visitor.tabTo({ role: 'button', name: quote.submit, within: form });
    await visitor.press('Enter');
    await visitor.waitForPath(`/${language}/thankyou`);
    await visitor.see({ role: 'region', name: pages.thankyou.details.title });
    const [lead] = Object.values(site.saved('leads'));
    expect(Object.keys(lead as object).toSorted()).toEqual(Object.keys(validLead()).toSorted());
    expect(lead).toMatchObject({ source: 'Paid Ads', location_id: city.locationId });
    await expect
      .poll(() => Object.values((site.read('context') ?? {}) as object))
      .toEqual([expect.objectContaining({ language, page: city.path })]);
    await visitor.click({
      role: 'link',
      name: pages.thankyou.backToCity.replace('{city}', city.locationName),
    });
    await visitor.waitForPath(city.path);
  });
}
