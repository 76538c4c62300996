import { waitFor, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../../../src/shared/browser/go-to';
import { CityPicker } from '../../../../src/features/city-finder/components/find-city';
import { listCities } from '../../../../src/features/cities/rules/listed-cities';
import { saveDraftOf } from '../../../../src/shared/browser/drafts';
import { locateVisitor } from '../../../../src/features/cities/services/geolocation';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { fillText } from '../../../../src/shared/text/fill-text';
import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import { brandContent } from '../../../support/brand-fixture';
import { labels } from '../../../support/form-texts';
import { mountIslands, showBuilt } from '../../../support/islands';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/cities/services/geolocation');
jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const { badges, pages, site } = brandContent;
const cityOf = (slug: string) => brandContent.cities.find((city) => city.slug === slug)!;
const renamed = (slug: string, locationName: string) => {
  const name = locationName.toLowerCase().replace(' ', '-');
  return { ...cityOf(slug), slug: name, path: `/${name}`, locationName };
};
/** Those of the brand, and so many more that Washington has two and Idaho three, by name. */
const cities = [
  cityOf('boise'),
  renamed('boise', 'East Boise'),
  renamed('boise', 'Nampa'),
  cityOf('spokane-valley'),
  cityOf('toronto'),
  { ...renamed('spokane-valley', 'Upper Spokane'), cities: ['Mead'], postalPrefixes: ['9920', '9921'] },
];
const texts = pages.landing.cities;
const phone = { display: '1 (800) 555-0199', dial: '+18005550199' };

/** The tables of postal areas by their first characters; each test has a folder of its own, as answers are kept. */
const tables: Record<string, unknown> = { V: { V6B: [49.28, -123.1] } };
let folder = '/areas-0/';
let answerTable: (address: string) => Promise<Result<unknown>>;

beforeEach(() => {
  jest.mocked(goTo).mockClear();
  jest.mocked(locateVisitor).mockReset().mockResolvedValue(null);
  answerAtOnce();
  folder = `/areas-${Number(/\d+/.exec(folder)) + 1}/`;
  answerTable = async (address) => succeeded(tables[address.slice(folder.length, -'.json'.length)] ?? {});
  jest
    .mocked(fetchJson)
    .mockImplementation(async (address) =>
      address.startsWith(folder) ? answerTable(address) : succeeded({ ip: '203.0.113.7' }),
    );
});

afterEach(() => {
  forgetPending();
  jest.restoreAllMocks();
});

const picker = () => (
  <CityPicker
    texts={texts}
    cities={listCities(cities, badges, texts.countries, site.words.language)}
    phone={phone}
    words={site.words}
    forms={site.forms}
    areasFolder={folder}
  />
);

const show = () => ({ user: userEvent.setup(), ...render(picker()) });

const field = () => screen.getByLabelText<HTMLInputElement>(texts.searchLabel);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const count = (words: string) => expect(screen.getByRole('status')).toHaveTextContent(words);

test.each([
  ['m4l 1a1', '/toronto'],
  ['99216', '/upper-spokane'],
  ['saint clair', '/toronto'],
  ['spokame', '/spokane-valley'],
])('Enter after %s leads to %s', async (typed, path) => {
  const { user } = show();
  await user.type(field(), `${typed}{Enter}`);
  expect(jest.mocked(goTo).mock.calls).toStrictEqual([[path]]);
});

test('what is not found is reported as such, with the number to call and the way back', async () => {
  const { user, container } = show();
  await user.click(field());
  await user.paste('<img src=x onerror=alert(1)>');
  count(texts.nameNotFound);
  expect(hrefs()).toStrictEqual([`tel:${phone.dial}`]);
  expect(screen.getByRole('link')).toHaveTextContent(`${site.words.call} ${phone.display}`);
  expect(container.querySelector('img')).toBeNull();
  await user.keyboard('{Enter}');
  expect(goTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: texts.showAll }));
  expect(hrefs()).toHaveLength(cities.length);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('what was typed before the scripts arrived is kept and searched for, and Enter sent nothing till then', async () => {
  showBuilt(picker());
  expect(screen.getByRole('button', { name: texts.submit })).toBeDisabled();
  field().value = 'nampa';
  await mountIslands('city-finder');
  await waitFor(() => expect(hrefs()).toStrictEqual(['/nampa']));
  expect(field()).toHaveValue('nampa');
  expect(screen.getByRole('button', { name: texts.submit })).toBeEnabled();
});

const expectSaid = (words: string, values: Record<string, string>) =>
  waitFor(() => count(fillText(words, values)));
const requestForm = () => screen.findByRole('form', { name: texts.codes.request.title });

test('another code takes the place of the first in the message, and what the visitor wrote stays', async () => {
  const { user } = show();
  await user.type(field(), 'v6b');
  await requestForm();
  await user.type(screen.getByLabelText(labels.name), 'Ada');
  await user.type(screen.getByLabelText(labels.message), ' A sofa');
  // As the starter does, when a field is left.
  saveDraftOf((await requestForm()) as HTMLFormElement);
  await user.clear(field());
  await user.type(field(), '09001');
  await requestForm();
  await waitFor(() =>
    expect(screen.getByLabelText(labels.message)).toHaveValue(
      `${fillText(texts.codes.request.message, { code: '09001' })} A sofa`,
    ),
  );
  expect(screen.getByLabelText(labels.name)).toHaveValue('Ada');
});

test('where the table cannot be read it says so, and the request can be sent all the same', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerTable = async () => failed('no connection');
  const { user } = show();
  await user.click(field());
  await user.paste('V6B 1A1');
  await expectSaid(texts.codes.unreachable, { code: 'V6B 1A1' });
  expect(await requestForm()).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Error reading postal areas', expect.any(Error));
  await user.clear(field());
  await user.paste('M5V');
  await expectSaid(texts.codes.served, { code: 'M5V', city: 'Toronto' });
});
