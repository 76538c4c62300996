import { act, render, screen } from '@testing-library/react';
import * as gatsby from 'gatsby';
import { SocialProofPopup } from '../../../../src/features/social-proof/components/social-proof-popup';
import { firstDelayMs, repeatMs, visibleMs } from '../../../../src/features/social-proof/rules/social-proof';
import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { brandContent } from '../../../support/brand-fixture';

jest.mock('../../../../src/shared/browser/fetch-json');

const popupTexts = brandContent.site['social-proof'];
const city = { slug: 'toronto', path: '/toronto', locationName: 'Toronto' };
const minuteMs = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const said = () => screen.queryByTitle(popupTexts.close)?.textContent;

async function show(answer: Result<unknown>) {
  jest.useFakeTimers();
  const content = { socialProof: { ...popupTexts, mode: 'recent', text: '{name} from {place}, {time}' } };
  jest.spyOn(gatsby, 'useStaticQuery').mockReturnValue(content);
  jest.mocked(fetchJson).mockReset().mockResolvedValue(answer);
  render(<SocialProofPopup city={{ ...city, cities: ['Midtown'] }} language="en" />);
  await pass(firstDelayMs);
}

test("the pop-up says the city's own requests, newest first and each once, and then nothing", async () => {
  const at = Date.now();
  await show(
    succeeded({ a: { name: 'Ada', at: at - 3 * 60 * minuteMs }, b: { name: 'Ben', at: at - 10 * minuteMs } }),
  );
  expect(fetchJson).toHaveBeenCalledTimes(1);
  expect(jest.mocked(fetchJson).mock.calls[0]?.[0]).toMatch(/\/recent\/shown\/toronto\.json/);
  expect(said()).toBe('Ben from Toronto, 10 minutes ago');
  await pass(visibleMs);
  expect(said()).toBeUndefined();
  await pass(repeatMs - visibleMs);
  expect(said()).toBe('Ada from Toronto, 3 hours ago');
  await pass(repeatMs);
  expect(said()).toBeUndefined();
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

test('it says nothing, and logs why, where they cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(failed('down'));
  expect(said()).toBeUndefined();
  expect(log).toHaveBeenCalledWith('Error reading recent requests', new Error('down'));
});
