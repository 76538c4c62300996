import { fillText } from '../../src/shared/text/fill-text';
import { expect, test } from '../support/engine-journey';
import { field, fillIn, home, locationId, submit } from '../support/engine-forms';
import type { Wanted } from '../support/in-page';
import { cities, footerLabel, labels, load, menuLabel, navigation, pages } from '../support/journey-texts';
import { typedAnswers } from '../support/saved-lead';
import { half, thing } from '../support/truck';

const heading: Wanted = { css: 'h1' };
const footerLink = (to: string): Wanted => ({
  role: 'link',
  name: footerLabel(to),
  within: { role: 'contentinfo' },
});

test('load picker', async ({ visitor, site }) => {
  test.skip(load.mode === 'off', 'The content switches it off.');
  const slider: Wanted = { role: 'slider', name: load.picker.level };
  const messageField = field('quote', labels.message);
  await visitor.open(`${home}/get-quote`);
  await visitor.until('truck', async () => {
    await visitor.look({ role: 'heading', name: load.title }, true);
    return (await visitor.look(slider))?.isShown;
  });
  await visitor.typeInto({ role: 'searchbox', name: load.picker.search }, thing!.name);
  const add: Wanted = { role: 'button', name: fillText(load.picker.add, { thing: thing!.name }) };
  for (let count = 0; count < half; count += 1) await visitor.click(add);
  const { value: sentence } = await visitor.see(messageField, ({ value }) =>
    value.includes(`${half} ${thing!.plural}`),
  );
  await visitor.typeInto(field('quote', labels.name), typedAnswers.Name);
  await visitor.typeInto(field('quote', labels.phone), typedAnswers.Phone);
  await visitor.click(submit('quote'));
  await visitor.waitForPath('/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([
    { note_from_customer: sentence, location_id: locationId },
  ]);
});

test('menu by keyboard', async ({ visitor }) => {
  const menu: Wanted = { css: 'header details' };
  await visitor.open(`${home}/faq`);
  await visitor.tabTo({ css: 'summary', within: menu });
  await visitor.press('Space');
  await visitor.see({ css: 'a', within: menu }, ({ isFocused }) => isFocused);
  await visitor.press('Escape');
  await visitor.see({ css: 'summary', within: menu }, ({ isFocused }) => isFocused);
  await visitor.press('Enter');
  await visitor.see({ css: 'a', within: menu }, ({ isFocused }) => isFocused);
  await visitor.tabTo({ role: 'link', name: menuLabel('reviews'), within: menu });
  await visitor.press('Enter');
  await visitor.waitForPath(`${home}/reviews`);
  await visitor.see(heading, ({ isInView }) => isInView);
  await visitor.see({ text: navigation.openMenu });
});

test('city search by keyboard', async ({ visitor }) => {
  const { searchLabel, oneCity } = pages.landing.cities;
  const { locationName, slug } = cities.find(
    ({ locationName: own }) => cities.filter((city) => JSON.stringify(city).includes(own)).length === 1,
  )!;
  await visitor.open('/');
  await visitor.tabTo({ role: 'searchbox', name: searchLabel });
  await visitor.type(locationName.toLowerCase());
  await visitor.see({ text: `1 ${oneCity}` });
  await visitor.press('Enter');
  await visitor.waitForPath(`/${slug}`);
  await visitor.see(heading, ({ text }) => text.includes(locationName));
});

test('Back and Forward', async ({ visitor, site }) => {
  const expectTop = () => visitor.until('the top', () => visitor.run(() => window.scrollY === 0));
  await visitor.open(home);
  const { text: ofHome } = await visitor.see(heading);
  await fillIn(visitor, 'quote');
  await visitor.click(footerLink('how-it-works'));
  await visitor.waitForPath(`${home}/how-it-works`);
  await expectTop();
  const { text: ofNext } = await visitor.see(heading, ({ text }) => text !== ofHome);
  await visitor.back();
  await visitor.waitForPath(home);
  await visitor.see(heading, ({ text }) => text === ofHome);
  await visitor.see(field('quote', labels.name), ({ value }) => value !== '');
  await visitor.forward();
  await visitor.waitForPath(`${home}/how-it-works`);
  await visitor.see(heading, ({ text }) => text === ofNext);
  await visitor.back();
  await visitor.waitForPath(home);
  await visitor.click(submit('quote'));
  await visitor.waitForPath('/thankyou');
  await visitor.back();
  await visitor.waitForPath(home);
  await visitor.see(heading, ({ text }) => text === ofHome);
  expect(Object.values(site.saved('leads'))).toHaveLength(1);
});
