import { screen } from '@testing-library/react';
import { campaignPhonesIn } from '../../../../src/shared/site/own-campaign';
import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import { showBuilt } from '../../../support/islands';

jest.mock('../../../../src/shared/browser/fetch-json');

const now = new Date('2026-06-01T12:00:00.000Z');
const built = { display: '416-555-0142', dial: '+14165550142' };
const [ofCampaign, live] = ['416-555-0177', '416-555-0188'];
const phones = { spring: { phone: '+1 416 555 0177', cities: ['toronto'] } };

beforeEach(() => {
  // Each page is a document, with its own modules.
  jest.resetModules();
  jest.useFakeTimers({ now });
});

afterEach(() => jest.useRealTimers());

/** Remembers a visit of some days ago. */
function remember(touch: object, days = 1): void {
  const at = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const last_touch = { landing_page: '/toronto', at, ...touch };
  localStorage.setItem('touches', JSON.stringify({ first_touch: last_touch, last_touch }));
}

/** Opens a page of a city, or of the brand, that was built with a number; gives what was read of the database. */
async function open(city = 'toronto', answer: Result<unknown> = failed('down')) {
  const { fetchJson } = await import('../../../../src/shared/browser/fetch-json');
  jest.mocked(fetchJson).mockResolvedValue(answer);
  const { refreshPhone } = await import('../../../../src/features/cities/services/refresh-phone');
  const campaigns = campaignPhonesIn(phones, city);
  showBuilt(
    <div data-testid="page">
      <a href={`tel:${built.dial}`} aria-label={`Call ${built.display} now`}>
        <b>{built.display}</b> now
      </a>
      <a href={`sms:${built.dial}?&body=Hi`}>Text us</a>
      <p>{`Or ${built.display}.`}</p>
    </div>,
    { city, phone: { ...built, campaigns, ...(city && { locationId: '13929' }) } },
  );
  await refreshPhone();
  await jest.runAllTimersAsync();
  return jest.mocked(fetchJson).mock.calls;
}

const shown = () => screen.getByTestId('page').querySelector('b')?.textContent;

const log = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test.each<[touch: object, days: number, city: string, number: string | undefined]>([
  [{ utm_campaign: 'spring' }, 89, 'toronto', ofCampaign],
  [{ landing_page: '/boise/offer/spring', utm_campaign: 'ads' }, 89, '', ofCampaign],
  [{ utm_campaign: 'spring' }, 91, 'toronto', live],
  [{ utm_campaign: 'spring' }, 1, 'boise', live],
  [{ utm_campaign: 'fall' }, 1, 'toronto', live],
])('after %j, %d days ago, a page of “%s” has the number %s', async (touch, days, city, number) => {
  remember(touch, days);
  const read = await open(city, succeeded('+1 416 555 0188'));
  expect(read).toHaveLength(number === live ? 1 : 0);
  expect(shown()).toBe(number);
});

test('a new visit from elsewhere ends it before anything else has counted that visit', async () => {
  const landing = { address: 'http://localhost/toronto?utm_campaign=fall', referrer: '', at: now.getTime() };
  localStorage.setItem('touches/landing', JSON.stringify([landing]));
  remember({ utm_campaign: 'spring' });
  const logged = log();
  await open();
  expect(shown()).toBe(built.display);
  logged.mockRestore();
});

test('the number of the record takes the place of the built one wherever that stands, and in what comes later', async () => {
  const [[address] = []] = await open('toronto', succeeded('+1 416 555 0188'));
  expect(address).toContain('/locations/13929/tracking_phone.json');
  const [call, text] = screen.getAllByRole('link');
  expect(call).toHaveAttribute('href', 'tel:+14165550188');
  expect(call).toHaveAccessibleName(`Call ${live} now`);
  expect(text).toHaveAttribute('href', 'sms:+14165550188?&body=Hi');
  expect(screen.getByText(`Or ${live}.`)).toBeVisible();
  expect(document.body.innerHTML.replace(/<script.*<\/script>/, '')).not.toMatch(/555-?0142/);
  const { propsOf } = await import('../../../../src/shared/browser/page-phone');
  const host = document.createElement('div');
  host.dataset.props = JSON.stringify({ phone: built });
  expect(propsOf(host)).toEqual({ phone: { display: live, dial: '+14165550188' } });
});

test.each<[string, Result<unknown>]>([
  ['that cannot be read', failed('down')],
  ['that is not there', succeeded(null)],
  ['that holds no number', succeeded('call us')],
])('a record %s leaves the number of the build, and says so in the log', async (_, answer) => {
  const logged = log();
  await open('toronto', answer);
  expect(shown()).toBe(built.display);
  expect(logged).toHaveBeenCalledWith('Error reading location', expect.any(Error));
  logged.mockRestore();
});
