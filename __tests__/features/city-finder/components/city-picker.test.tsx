import { act, waitFor, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CityPicker } from '../../../../src/features/city-finder/components/city-picker';
import { locateVisitor } from '../../../../src/features/cities/services/geolocation';
import { whenIdle } from '../../../../src/startup/scheduling';
import { brandContent } from '../../../support/brand-fixture';

jest.mock('../../../../src/features/cities/services/geolocation');
jest.mock('../../../../src/startup/scheduling');

const { badges, pages, site } = brandContent;
const cityOf = (slug: string) => brandContent.cities.find((city) => city.slug === slug)!;
/** Those of the brand, and so many more that Washington has two and Idaho three, by name. */
const cities = [
  cityOf('boise'),
  { ...cityOf('boise'), slug: 'east-boise', path: '/east-boise', locationName: 'East Boise' },
  { ...cityOf('boise'), slug: 'nampa', path: '/nampa', locationName: 'Nampa' },
  cityOf('spokane-valley'),
  cityOf('toronto'),
  {
    ...cityOf('spokane-valley'),
    slug: 'upper-spokane',
    path: '/upper-spokane',
    locationName: 'Upper Spokane',
    cities: ['Mead'],
    postalPrefixes: ['9920', '9921'],
  },
];
const texts = pages.landing.cities;
const phone = { display: '1 (800) 555-0199', dial: '+18005550199' };

let idleTasks: (() => void)[] = [];

beforeEach(() => {
  idleTasks = [];
  jest.mocked(navigate).mockClear();
  jest.mocked(locateVisitor).mockReset().mockResolvedValue(null);
  jest
    .mocked(whenIdle)
    .mockReset()
    .mockImplementation((task) => {
      idleTasks.push(task);
      return () => {
        idleTasks = idleTasks.filter((other) => other !== task);
      };
    });
});

const picker = (shown = cities) => (
  <CityPicker
    texts={texts}
    cities={shown}
    regions={badges}
    phone={phone}
    words={site.words}
    forms={site.forms}
    areasFolder="/areas/"
  />
);

function show() {
  const user = userEvent.setup();
  const { container } = render(picker());
  return { user, container };
}

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
  expect(jest.mocked(navigate).mock.calls).toStrictEqual([[path]]);
});

test.each([
  ['Vancouver', texts.nameNotFound],
  ['<img src=x onerror=alert(1)>', texts.nameNotFound],
])('%s is reported as not found, with the number to call and the way back', async (typed, message) => {
  const { user, container } = show();
  await user.click(field());
  await user.paste(typed);
  count(message);
  expect(hrefs()).toStrictEqual([`tel:${phone.dial}`]);
  expect(screen.getByRole('link')).toHaveTextContent(`${site.words.call} ${phone.display}`);
  expect(container.querySelector('img')).toBeNull();
  await user.keyboard('{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: texts.showAll }));
  expect(hrefs()).toHaveLength(cities.length);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('what was typed before the scripts arrived is kept and searched for, and Enter sent nothing till then', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(picker());
  document.body.append(container);
  expect(screen.getByRole('button', { name: texts.submit })).toBeDisabled();
  field().value = 'nampa';
  const root = await act(async () => hydrateRoot(container, picker()));
  await waitFor(() => expect(hrefs()).toStrictEqual(['/nampa']));
  expect(field()).toHaveValue('nampa');
  expect(screen.getByRole('button', { name: texts.submit })).toBeEnabled();
  await act(async () => root.unmount());
  container.remove();
});
