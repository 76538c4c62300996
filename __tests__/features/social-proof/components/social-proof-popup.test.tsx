import { act, render, screen } from '@testing-library/react';
import * as gatsby from 'gatsby';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { failed, succeeded } from '../../../../src/shared/values/result';
import { SocialProofPopup } from '../../../../src/features/social-proof/components/social-proof-popup';
import { firstDelayMs, repeatMs, visibleMs } from '../../../../src/features/social-proof/rules/social-proof';
import type { CityShown } from '../../../../src/features/social-proof/hooks/use-social-proof';
import type { ValidDays } from '../../../../src/shared/time/valid-days';
import { inToronto, utcOffsets } from '../../../support/booking-page';
import { brandContent } from '../../../support/brand-fixture';

jest.mock('../../../../src/shared/browser/fetch-json');

const texts = brandContent.site['social-proof'];
const toronto = { slug: 'toronto', locationName: 'Toronto', cities: ['Midtown', 'Leaside'] };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const setContent = (changes: object) =>
  jest.spyOn(gatsby, 'useStaticQuery').mockReturnValue({ socialProof: { ...texts, ...changes } });

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
};

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const popup = () => screen.queryByTitle(texts.close);

/** A pop-up that shows for the first time since the page was loaded. */
function showFirst(city: CityShown = toronto) {
  const page = render(<SocialProofPopup city={city} language="en" />);
  pass(firstDelayMs);
  return page;
}

test('it shows from 6 s to 11 s, and from 28 s to 33 s', () => {
  render(<SocialProofPopup city={toronto} language="en" />);
  const first = [firstDelayMs - 1, 1, visibleMs - 1, 1];
  const second = [repeatMs - visibleMs - 1, 1, visibleMs - 1, 1];
  const seen = [...first, ...second].map((ms) => {
    pass(ms);
    return popup() !== null;
  });
  expect(seen).toStrictEqual([false, true, true, false, false, true, true, false]);
});

test.each(['input', 'textarea', 'select'])('it does not come while a focused %s is filled in', (control) => {
  const field = add(`<${control}>`);
  field.focus();
  showFirst();
  expect(popup()).not.toBeInTheDocument();
  field.remove();
  pass(repeatMs);
  expect(popup()).toBeVisible();
});

test('it leaves when a field gets the focus, and stays when a link does', () => {
  showFirst();
  const link = add('<a href="/toronto">');
  act(() => link.focus());
  expect(popup()).toBeVisible();
  const field = add('<input>');
  act(() => field.focus());
  expect(popup()).not.toBeInTheDocument();
});

test('it makes the browser lay out nothing that is far from the window', () => {
  const link = add('<a href="/toronto">');
  const ask = jest.spyOn(link, 'getClientRects');
  const scroll = () => {
    act(() => window.dispatchEvent(new Event('scroll')));
    pass(1000);
  };
  showFirst();
  expect(ask).toHaveBeenCalledTimes(1);
  // jsdom has no such method: every browser of today does.
  link.checkVisibility = (options) => options?.contentVisibilityAuto !== true;
  scroll();
  expect(ask).toHaveBeenCalledTimes(1);
  delete (link as Partial<Element>).checkVisibility;
  scroll();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('those whose time came while the page was hidden are not made up for', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<SocialProofPopup city={toronto} language="en" />);
  pass(firstDelayMs + 2 * repeatMs);
  expect(popup()).not.toBeInTheDocument();
  hidden.mockRestore();
  pass(repeatMs - 1);
  expect(popup()).not.toBeInTheDocument();
  pass(1);
  expect(popup()).toBeVisible();
  expect(jest.getTimerCount()).toBe(2);
});

test('with the mode "off" nothing shows and nothing waits', () => {
  setContent({ mode: 'off' });
  showFirst();
  expect(popup()).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[string, ValidDays, string, boolean]>([
  ['on its last day', { validUntil: '2026-01-05' }, '23:59', true],
  ['before its first day', { validFrom: '2026-01-06' }, '23:59', false],
])('%s in the city', (_, days, time, isShown) => {
  jest.setSystemTime(inToronto(5, time));
  setContent(days);
  render(<SocialProofPopup city={toronto} language="en" utcOffsets={utcOffsets} />);
  pass(firstDelayMs);
  expect(popup() !== null).toBe(isShown);
});

const said = () => popup()?.textContent;

test("of recent requests it says the city's own, newest first and each once, and then nothing", async () => {
  const now = Date.now();
  const [ada, ben] = [180, 10].map((minutes) => now - minutes * 60_000);
  const kept = { a: { name: 'Ada', at: ada }, b: { name: 'Ben', at: ben } };
  jest.mocked(fetchJson).mockReset().mockResolvedValue(succeeded(kept));
  setContent({ mode: 'recent', text: '{name} from {place}, {time}' });
  render(<SocialProofPopup city={toronto} language="en" />);
  const heard = [];
  for (const ms of [firstDelayMs, visibleMs, repeatMs - visibleMs, repeatMs]) {
    await act(() => jest.advanceTimersByTimeAsync(ms));
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
  setContent({ mode: 'recent' });
  render(<SocialProofPopup city={toronto} language="en" />);
  await act(() => jest.advanceTimersByTimeAsync(firstDelayMs));
  expect(popup()).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('Error reading recent requests', new Error('down'));
});
