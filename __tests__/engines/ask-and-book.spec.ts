import { bookingDateLabel, endTime } from '../../src/features/requests/rules/booking';
import { referenceOf } from '../../src/features/ticket/rules/reference';
import { fillCount } from '../../src/shared/site/fill-count';
import { baseLanguage } from '../../src/shared/site/languages';
import { fillText } from '../../src/shared/text/fill-text';
import { chooseTime, field, fillIn, formOf, home, locationId, submit } from '../support/engine-forms';
import { expect, test } from '../support/engine-journey';
import type { Wanted } from '../support/in-page';
import {
  booking,
  cities,
  formTexts,
  labels,
  load,
  menuLabel,
  navigation,
  pages,
} from '../support/journey-texts';
import { validJob } from '../support/records';
import { expectedLead, typedAnswers } from '../support/saved-lead';
import { half, thing } from '../support/truck';

const { messages } = formTexts;
const name = 'Jean Luc Obrien';
const message = 'One sofa, 2 chairs. 3rd floor';
const ticket: Wanted = { role: 'region', name: pages.thankyou.details.title };
const heading: Wanted = { css: 'h1' };

test('a city is searched for and the menu opened by keyboard, and Back and Forward keep what is typed', async ({
  visitor,
  site,
}) => {
  const { searchLabel, found } = pages.landing.cities;
  const { locationName, slug } = cities.find(
    ({ locationName: own }) => cities.filter((city) => JSON.stringify(city).includes(own)).length === 1,
  )!;
  await visitor.open('/');
  await visitor.tabTo({ role: 'searchbox', name: searchLabel });
  await visitor.type(locationName.toLowerCase());
  await visitor.see({ text: fillCount(found, 1, baseLanguage) });
  await visitor.press('Enter');
  await visitor.waitForPath(`/${slug}`);
  const { text: ofHome } = await visitor.see(heading, ({ text }) => text.includes(locationName));
  await fillIn(visitor, 'quote');

  const menu: Wanted = { css: 'header details' };
  const summary: Wanted = { css: 'summary', within: menu };
  await visitor.run(() => document.querySelector<HTMLElement>('header a')!.focus());
  await visitor.tabTo(summary);
  await visitor.press('Space');
  await visitor.see({ css: 'a', within: menu }, ({ isFocused }) => isFocused);
  await visitor.press('Escape');
  await visitor.see(summary, ({ isFocused }) => isFocused);
  await visitor.press('Enter');
  await visitor.see({ css: 'a', within: menu }, ({ isFocused }) => isFocused);
  await visitor.tabTo({ role: 'link', name: menuLabel('how-it-works'), within: menu });
  await visitor.press('Enter');
  await visitor.waitForPath(`/${slug}/how-it-works`);
  await visitor.until('the top', () => visitor.run(() => window.scrollY === 0));
  const { text: ofNext } = await visitor.see(heading, ({ text, isInView }) => isInView && text !== ofHome);
  await visitor.see({ text: navigation.openMenu });

  await visitor.back();
  await visitor.waitForPath(`/${slug}`);
  await visitor.see(heading, ({ text }) => text === ofHome);
  await visitor.see(field('quote', labels.name), ({ value }) => value !== '');
  await visitor.forward();
  await visitor.waitForPath(`/${slug}/how-it-works`);
  await visitor.see(heading, ({ text }) => text === ofNext);
  await visitor.back();
  await visitor.waitForPath(`/${slug}`);
  await visitor.click(submit('quote'));
  await visitor.waitForPath('/thankyou');
  await visitor.back();
  await visitor.waitForPath(`/${slug}`);
  await visitor.see(heading, ({ text }) => text === ofHome);
  expect(Object.values(site.saved('leads'))).toHaveLength(1);
});

test('the quote form, with a load that is picked', async ({ visitor, site }) => {
  await visitor.open(`${home}/get-quote`);
  const messageField = field('quote', labels.message);
  let note = typedAnswers.Message;
  if (load.mode === 'off') await visitor.typeInto(messageField, note);
  else {
    const slider: Wanted = { role: 'slider', name: load.picker.level };
    await visitor.until('truck', async () => {
      await visitor.look({ role: 'heading', name: load.title }, true);
      return (await visitor.look(slider))?.isShown;
    });
    await visitor.typeInto({ role: 'searchbox', name: load.picker.search }, thing!.name);
    const add: Wanted = { role: 'button', name: fillText(load.picker.add, { thing: thing!.name }) };
    for (let count = 0; count < half; count += 1) await visitor.click(add);
    const filled = await visitor.see(messageField, ({ value }) => value.includes(`${half} ${thing!.plural}`));
    note = filled.value;
  }
  await visitor.typeInto(field('quote', labels.name), typedAnswers.Name);
  await visitor.typeInto(field('quote', labels.phone), typedAnswers.Phone);
  const date = await visitor.run(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await visitor.tabTo(submit('quote'));
  await visitor.press('Enter');
  await visitor.waitForPath('/thankyou');
  await visitor.see({ role: 'heading', name: pages.thankyou.title });
  await visitor.see({ css: `a[href="${home}"]` });
  const sent = { date, location_id: locationId!, ...(load.mode === 'on' && { note_from_customer: note }) };
  expect(Object.entries(site.saved('leads'))).toStrictEqual([
    [expect.stringMatching(/^[-\w]{20}$/), expectedLead(expect, sent)],
  ]);
});

test('a booking and its ticket', async ({ visitor, site }) => {
  const [type, flexibility] = [
    booking.propertyTypes.find(({ hasUnit }) => hasUnit)!,
    booking.flexibility.find(({ timeSensitive }) => timeSensitive)!,
  ];
  const address = [
    [{ role: 'combobox', name: labels.street }, '100 Queen St W'],
    [field('booking', labels.city), 'Toronto'],
    [field('booking', labels.state), 'ON'],
    [field('booking', labels.postalCode), 'M5H 2N2'],
  ] as const;
  await visitor.open(`${home}/book-now`);
  await fillIn(visitor, 'booking');
  await visitor.click({ role: 'radio', name: type.label });
  await visitor.typeInto(field('booking', labels.unit), '12B');
  for (const [wanted, typed] of address) await visitor.typeInto(wanted, typed);
  const time = await chooseTime(visitor);
  await visitor.click({ role: 'radio', name: flexibility.label });
  await visitor.click(submit('booking'));
  await visitor.waitForPath('/thankyou');
  expect(Object.values(site.saved('jobs'))).toStrictEqual([
    validJob({
      ...time,
      end_time: endTime(time.start_time),
      cus_address: {
        street: '100 Queen St W',
        unit: '12B',
        city: 'Toronto',
        state: 'ON',
        zip: 'M5H 2N2',
        country: 'Canada',
      },
      cus_name: name,
      description: message,
      is_time_sensitive: true,
      location_id: locationId,
      property_type: type.value,
    }),
  ]);
  expect(site.saved('leads')).toStrictEqual({});

  const [pushId = ''] = Object.keys(site.saved('jobs'));
  const dateLabel = bookingDateLabel(time.date, baseLanguage);
  const written = [referenceOf(pushId), name, dateLabel, booking.timeWindows.at(-1)!.label, message];
  for (const text of written) await visitor.see(ticket, (seen) => seen.text.includes(text));
  await visitor.reload();
  for (const text of written) await visitor.see(ticket, (seen) => seen.text.includes(text));
  await visitor.run(() => void Object.assign(window, { print: () => (document.title = 'Printed') }));
  await visitor.click({ role: 'button', name: pages.thankyou.keep.print });
  await visitor.until('printed', () => visitor.run(() => document.title === 'Printed'));
  await visitor.see({ role: 'button', name: pages.thankyou.keep.calendar.label });
});

test('errors and masks, and the form of /book', async ({ visitor, site }) => {
  const [nameField, phoneField, messageField] = [labels.name, labels.phone, labels.message].map((label) =>
    field('quote', label),
  ) as [Wanted, Wanted, Wanted];
  await visitor.open(`${home}/get-quote`);
  await visitor.click(submit('quote'));
  for (const text of [messages.nameRequired, messages.phoneTooShort, messages.messageRequired])
    await visitor.see({ text });
  await visitor.see(nameField, ({ isFocused, isInView }) => isFocused && isInView);
  await visitor.type(typedAnswers.Name);
  await visitor.see(nameField, ({ value }) => value === name);
  await visitor.press('Tab');
  await visitor.see(phoneField, ({ isFocused }) => isFocused);
  await visitor.type('416555x0199');
  await visitor.see(phoneField, ({ value }) => value === '416-555-0199');
  // Deleted in the middle, the cursor stays there.
  for (let presses = 0; presses < 3; presses += 1) await visitor.press('ArrowLeft');
  await visitor.press('Backspace');
  await visitor.see(phoneField, ({ value }) => value === '416-555-199');
  await visitor.type('0');
  await visitor.see(phoneField, ({ value }) => value === '416-555-0199');
  await visitor.press('Tab');
  await visitor.type('One <sofa>!');
  await visitor.see(messageField, ({ value }) => value === 'One sofa');
  await visitor.press('Tab');
  const box: Wanted = { role: 'checkbox', within: formOf('quote') };
  await visitor.see(box, ({ isFocused }) => isFocused);
  await visitor.press('Space');
  await visitor.see(box, ({ isChecked }) => isChecked);
  await visitor.tabTo(submit('quote'));
  await visitor.press('Enter');
  await visitor.waitForPath('/thankyou');
  expect(Object.values(site.saved('leads'))).toStrictEqual([
    expectedLead(expect, { location_id: locationId!, note_from_customer: 'One sofa' }),
  ]);

  await visitor.open('/book');
  // Name and phone are those of the form before.
  await visitor.see(field('book', labels.phone), ({ value }) => value === '416-555-0199');
  await visitor.typeInto(field('book', labels.message), typedAnswers.Message);
  await visitor.click(submit('book'));
  await visitor.see({ text: messages.zipOrPostalCodeRequired });
  await visitor.see(field('book', labels.postalCode), ({ isFocused, isInView }) => isFocused && isInView);
  await visitor.type('k1a 0b1');
  await visitor.click(submit('book'));
  await visitor.waitForPath('/thankyou');
  expect(Object.values(site.saved('leads')).at(-1)).toStrictEqual(expectedLead(expect, { zip: 'k1a0b1' }));
});

test('an early press, and a press offline', async ({ visitor, site, network, expectedErrors }) => {
  const letGo = network.holdScripts();
  await visitor.goto(home);
  await fillIn(visitor, 'quote');
  await visitor.click(submit('quote'));
  await visitor.see({ css: 'button', within: formOf('quote') }, ({ text }) =>
    text.includes(formTexts.quote.busy),
  );
  letGo();
  await visitor.waitForPath('/thankyou');
  expect(Object.values(site.saved('leads'))).toStrictEqual([
    expectedLead(expect, { location_id: locationId! }),
  ]);

  await visitor.open(home);
  await fillIn(visitor, 'quote');
  await visitor.type(' again');
  await network.setOffline(true);
  await visitor.click(submit('quote'));
  await visitor.until('the specified error', async () =>
    (await visitor.errors()).some((error) => error.startsWith('Error adding lead')),
  );
  expect(await visitor.run(() => location.pathname)).toBe(home);
  expect(Object.keys(site.saved('leads'))).toHaveLength(1);
  expectedErrors.push(/^Error adding lead/, /^Failed to load resource/, /WebSocket|wss:/);
  await network.setOffline(false);
  await visitor.waitForPath('/thankyou');
  expect(Object.values(site.saved('leads')).at(-1)).toStrictEqual(
    expectedLead(expect, {
      location_id: locationId!,
      ip_address: 'Unavailable',
      note_from_customer: `${message} again`,
    }),
  );
});
