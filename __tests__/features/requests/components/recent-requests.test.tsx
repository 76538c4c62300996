import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as gatsby from 'gatsby';
import { QuoteForm } from '../../../../src/features/requests/components/quote-form';
import { SocialProofPopup } from '../../../../src/features/social-proof/components/social-proof-popup';
import type { PhoneNumber } from '../../../../src/shared/values/phone-number';
import { firstDelayMs, repeatMs, visibleMs } from '../../../../src/features/social-proof/rules/social-proof';
import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { inHand } from '../../../../src/features/requests/services/outbox-sender';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { brandContent } from '../../../support/brand-fixture';
import { labels } from '../../../support/form-texts';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const { site } = brandContent;
const popupTexts = site['social-proof'];
const city = { slug: 'toronto', path: '/toronto', locationName: 'Toronto' };
const minuteMs = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetPending();
});

describe('the pop-up in the mode "recent"', () => {
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

  test("says the city's own requests, newest first and each once, and then nothing", async () => {
    const at = Date.now();
    await show(
      succeeded({
        a: { name: 'Ada', at: at - 3 * 60 * minuteMs },
        b: { name: 'Ben', at: at - 10 * minuteMs },
      }),
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

  test('says nothing, and logs why, where they cannot be read', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(failed('down'));
    expect(said()).toBeUndefined();
    expect(log).toHaveBeenCalledWith('Error reading recent requests', new Error('down'));
  });
});

describe('a form with the box that allows a first name to be shown', () => {
  const label = 'Optional: others may see my first name';
  const texts = { ...site.forms, consent: { ...site.forms.consent, recent: { label } } };
  const phone: PhoneNumber = { display: '416-555-0142', dial: '+14165550142' };

  async function sendFrom(visited: typeof city | null, isTicked: boolean, save?: typeof write) {
    answerAtOnce();
    if (save) jest.mocked(write).mockImplementation(save);
    const user = userEvent.setup();
    const { container } = render(
      <>
        <h2 id="title">Your free quote</h2>
        <QuoteForm
          texts={texts}
          sentFrom={{ locationId: '13929', phone, city: visited, country: 'CA' }}
          labelledBy="title"
        />
      </>,
    );
    await user.type(screen.getByLabelText(labels.name), 'ada lovelace');
    await user.type(screen.getByLabelText(labels.phone), '4165550199');
    await user.type(screen.getByLabelText(labels.message), 'One sofa');
    if (isTicked) await user.click(screen.getByRole('checkbox', { name: label }));
    await user.click(screen.getByRole('button', { name: texts.quote.submit }));
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalled());
    return container;
  }

  type Call = [url: string, request: { method: string; body: string }];
  const fetched = jest.fn<Promise<{ ok: boolean; status: number }>, Call>();
  const written = () => fetched.mock.calls.filter(([url]) => url.includes('/recent.json'));

  beforeEach(() => {
    fetched.mockReset().mockResolvedValue({ ok: true, status: 200 });
    globalThis.fetch = fetched as unknown as typeof fetch;
  });

  test('says nothing, and the request is sent, where that cannot be written', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await sendFrom(city, true);
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(log).not.toHaveBeenCalled();
  });

  test('shows nobody a request whose consent the database has refused', async () => {
    await sendFrom(city, true, (path) =>
      path.startsWith('context/')
        ? Promise.reject(Object.assign(new Error(), { code: 'PERMISSION_DENIED' }))
        : Promise.resolve(),
    );
    await waitFor(() => expect(inHand.size).toBe(0));
    await act(() => import('../../../../src/features/requests/services/recent-requests'));
    expect(written()).toStrictEqual([]);
  });
});
