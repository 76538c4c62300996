import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityPicker } from '../../../../src/features/city-finder/components/city-picker';
import { fillText } from '../../../../src/shared/text/fill-text';
import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { brandContent } from '../../../support/brand-fixture';
import { labels } from '../../../support/form-texts';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/cities/services/geolocation', () => ({
  locateVisitor: () => Promise.resolve(null),
}));
jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const { badges, pages, site } = brandContent;
const cities = brandContent.cities.map((city) => ({
  ...city,
  // Toronto and Boise; of the third city nobody has said where it is.
  position: {
    toronto: { latitude: 43.65, longitude: -79.38 },
    boise: { latitude: 43.62, longitude: -116.2 },
  }[city.slug],
}));
const texts = pages.landing.cities;
const { codes } = texts;
const phone = { display: '1 (800) 555-0199', dial: '+18005550199' };

/** The tables by their first characters; each test has a folder of its own, because answers are kept. */
const tables: Record<string, unknown> = {
  L: { L9A: [43.25, -79.87], L9B: [43.25, -79.87] },
  V: { V6B: [49.28, -123.1] },
  8: { 836: [43.62, -116.9] },
};
let folder = '/areas-0/';
let answers: (address: string) => Promise<Result<unknown>>;

beforeEach(() => {
  answerAtOnce();
  folder = `/areas-${Number(/\d+/.exec(folder)) + 1}/`;
  const ip = succeeded({ ip: '203.0.113.7' });
  answers = (address) =>
    Promise.resolve(succeeded(tables[address.slice(folder.length, -'.json'.length)] ?? {}));
  jest
    .mocked(fetchJson)
    .mockImplementation((address) => (address.startsWith(folder) ? answers(address) : Promise.resolve(ip)));
  sessionStorage.clear();
});

afterEach(() => {
  forgetPending();
  jest.restoreAllMocks();
});

function show() {
  const picker = (
    <CityPicker
      texts={texts}
      cities={cities}
      regions={badges}
      phone={phone}
      words={site.words}
      forms={site.forms}
      areasFolder={folder}
    />
  );
  return { user: userEvent.setup(), ...render(picker) };
}

const field = () => screen.getByLabelText<HTMLInputElement>(texts.searchLabel);
const expectSaid = (words: string, values: Record<string, string>) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(fillText(words, values)));
const form = () => screen.findByRole('form', { name: codes.request.title });

test('another code takes the place of the first in the message, and what the visitor wrote stays', async () => {
  const { user } = show();
  await user.type(field(), 'v6b');
  await form();
  await user.type(screen.getByLabelText(labels.message), ' A sofa');
  await user.clear(field());
  await user.type(field(), '09001');
  await form();
  await waitFor(() =>
    expect(screen.getByLabelText(labels.message)).toHaveValue(
      `${fillText(codes.request.message, { code: '09001' })} A sofa`,
    ),
  );
});

test('where the table cannot be read it says so, and the request can be sent all the same', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers = () => Promise.resolve(failed('no connection'));
  const { user } = show();
  await user.click(field());
  await user.paste('V6B 1A1');
  await expectSaid(codes.unreachable, { code: 'V6B 1A1' });
  expect(await form()).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Error reading postal areas', expect.any(Error));
  await user.clear(field());
  await user.paste('M5V');
  await expectSaid(codes.served, { code: 'M5V', city: 'Toronto' });
});
