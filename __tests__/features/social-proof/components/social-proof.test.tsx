import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SocialProof } from '../../../../src/features/social-proof/components/social-proof';
import { firstDelayMs, repeatMs, visibleMs } from '../../../../src/features/social-proof/rules/social-proof';
import type { Site } from '../../../../src/content-model/types';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import type { ValidDays } from '../../../../src/shared/time/valid-days';
import { failed, succeeded } from '../../../../src/shared/values/result';
import { inToronto, utcOffsets } from '../../../support/booking-page';
import { brandContent } from '../../../support/brand-fixture';
import { showLive } from '../../../support/islands';

jest.mock('../../../../src/shared/browser/fetch-json');

const texts = brandContent.site['social-proof'];
const city = { slug: 'toronto', locationName: 'Toronto', cities: ['Midtown', 'Leaside'] };

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** What the pop-up says, while it shows. */
const said = () => {
  const popup = screen.queryByTitle(texts.close);
  return popup && !popup.hidden ? popup.textContent : undefined;
};
const isShown = () => said() !== undefined;

function show(
  content: Partial<Site['social-proof']> = {},
  props: Partial<ComponentProps<typeof SocialProof>> = {},
) {
  jest.replaceProperty(brandContent.site, 'social-proof', { ...texts, ...content });
  return showLive(<SocialProof city={city} language="en" {...props} />);
}

test('it shows from 6 s to 11 s, and from 28 s to 33 s', async () => {
  await show();
  const first = [firstDelayMs - 1, 1, visibleMs - 1, 1];
  const second = [repeatMs - visibleMs - 1, 1, visibleMs - 1, 1];
  const seen: boolean[] = [];
  for (const ms of [...first, ...second]) {
    await pass(ms);
    seen.push(isShown());
  }
  expect(seen).toStrictEqual([false, true, true, false, false, true, true, false]);
});

test.each(['input', 'textarea', 'select'])('it does not come over a focused %s', async (control) => {
  const field = add(`<${control}>`);
  field.focus();
  await show();
  await pass(firstDelayMs);
  expect(isShown()).toBe(false);
  field.remove();
  await pass(repeatMs);
  expect(isShown()).toBe(true);
});

test('it leaves when a field gets the focus, and stays when a link does', async () => {
  await show();
  await pass(firstDelayMs);
  const link = add('<a href="/toronto">');
  act(() => link.focus());
  expect(isShown()).toBe(true);
  const field = add('<input>');
  act(() => field.focus());
  expect(isShown()).toBe(false);
});

test('with the mode "off" nothing shows and nothing waits', async () => {
  await show({ mode: 'off' });
  expect(screen.queryByTitle(texts.close)).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[string, ValidDays, string, boolean]>([
  ['on its last day', { validUntil: '2026-01-05' }, '23:59', true],
  ['before its first day', { validFrom: '2026-01-06' }, '23:59', false],
])('%s in the city', async (_, days, time, shows) => {
  jest.setSystemTime(inToronto(5, time));
  await show(days, { utcOffsets });
  await pass(firstDelayMs);
  expect(isShown()).toBe(shows);
});

test("of real requests it says the city's own, newest first and each once, and then nothing", async () => {
  const now = Date.now();
  const [ada, ben] = [180, 10].map((minutes) => now - minutes * 60_000);
  const kept = { a: { name: 'Ada', at: ada }, b: { name: 'Ben', at: ben } };
  jest.mocked(fetchJson).mockReset().mockResolvedValue(succeeded(kept));
  await show({ mode: 'recent', text: '{name} from {place}, {time}' });
  const heard = [];
  for (const ms of [firstDelayMs, visibleMs, repeatMs - visibleMs, repeatMs]) {
    await pass(ms);
    heard.push(said());
  }
  const [first, second] = ['Ben from Toronto, 10 minutes ago', 'Ada from Toronto, 3 hours ago'];
  expect(heard).toStrictEqual([first, undefined, second, undefined]);
  expect(jest.mocked(fetchJson).mock.calls).toEqual([
    [expect.stringMatching(/\/recent\/shown\/toronto\.json/), expect.anything()],
  ]);
});

test('it says nothing, and logs why, where they cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(fetchJson).mockResolvedValue(failed('down'));
  await show({ mode: 'recent' });
  await pass(firstDelayMs);
  expect(isShown()).toBe(false);
  expect(log).toHaveBeenCalledWith('Error reading recent requests', new Error('down'));
});
