import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { QuoteForm } from '../../../../src/features/requests/components/quote-form';
import type { PhoneNumber } from '../../../../src/shared/values/phone-number';
import { failed, succeeded } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { readDraft } from '../../../../src/features/requests/services/drafts';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { labels, messages, texts } from '../../../support/form-texts';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const phone: PhoneNumber = { display: '416-555-0142', dial: '+14165550142' };
const city = { slug: 'toronto', path: '/toronto', locationName: 'Toronto' };
const submitName = texts.quote.submit;

beforeEach(() => {
  answerAtOnce();
  answerLookups({ ip: { ip: '203.0.113.7' } });
});

function answerLookups({ ip, geo }: { ip?: unknown; geo?: unknown }) {
  jest.mocked(fetchJson).mockReset();
  jest.mocked(fetchJson).mockImplementation(async (url) => {
    const answer = url.includes('/ip') ? ip : geo;
    return answer === undefined ? failed(`${url} is down`) : succeeded(answer);
  });
}

function form({ locationId = '13929', failureNotice = '' } = {}) {
  return (
    <>
      <h2 id="title">Your free quote</h2>
      <QuoteForm
        texts={{ ...texts, failureNotice }}
        sentFrom={{ locationId, phone, city, country: 'CA' }}
        labelledBy="title"
      />
    </>
  );
}

function show(options?: Parameters<typeof form>[0]) {
  const user = userEvent.setup();
  const { container } = render(form(options));
  return { user, container };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(labels.name), 'ada lovelace');
  await user.type(screen.getByLabelText(labels.phone), '4165550199');
  await user.type(screen.getByLabelText(labels.message), 'One sofa!');
}

afterEach(forgetPending);

function sentLead() {
  const [path, record] = jest.mocked(write).mock.calls[0] ?? [];
  expect(path).toMatch(/^leads\/[-\w]{20}$/);
  return record;
}

/** Collects what a screen reader says of live regions: text that appears where announcing is on. */
function listen(container: Element): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live=polite]',
      );
      if (region?.textContent) said.push(region.textContent);
    }
  });
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  return said;
}

test('an error is read once: where a field is left it is announced, where a press is refused the focus reads it', async () => {
  const { user, container } = show();
  const said = listen(container);
  await user.click(screen.getByLabelText(labels.phone));
  await user.tab();
  await waitFor(() => expect(said).toStrictEqual([messages.phoneTooShort]));
  await user.click(screen.getByRole('button', { name: submitName }));
  expect(await screen.findByText(messages.nameRequired)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(labels.name)).toHaveFocus());
  expect(screen.getByLabelText(labels.name)).toHaveAccessibleDescription(messages.nameRequired);
  expect(said).toStrictEqual([messages.phoneTooShort]);
  // What is emptied after that is announced again.
  await user.type(screen.getByLabelText(labels.name), 'a{Backspace}');
  await waitFor(() => expect(said.at(-1)).toBe(messages.nameRequired));
});

test('a failed save is logged, and pressing again sends the same record under the same key', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(write).mockRejectedValueOnce(new Error('refused'));
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Error adding lead', expect.any(Error)));
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  const [first, second] = jest.mocked(write).mock.calls.filter(([path]) => path.startsWith('leads/'));
  expect(second).toStrictEqual(first);
});

test('a request that is saved after its press has failed leaves no message in the form', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerLookups({});
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(readDraft('quote')).toHaveProperty('message'));
  await waitFor(() => expect(navigate).toHaveBeenCalled(), { timeout: 4000 });
  expect(readDraft('quote')).not.toHaveProperty('message');
});

test('a failure notice of the content is shown with the city’s phone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(write).mockRejectedValue(new Error('refused'));
  const { user } = show({ failureNotice: 'That did not go through. Please call' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That did not go through. Please call 416-555-0142',
  );
});

test('a city without a location id asks a Canadian for the postal code and stores it in lowercase', async () => {
  answerLookups({ ip: { ip: '203.0.113.7' }, geo: { country_name: 'Canada' } });
  const { user } = show({ locationId: '' });
  await user.type(await screen.findByLabelText(labels.postalCode), 'm5v 2t6');
  expect(screen.getByLabelText(labels.postalCode)).toHaveValue('M5V2T6');
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentLead()).toMatchObject({ zip: 'm5v2t6', location_id: '' });
});

test('Enter goes on to the next field, and sends from the last one', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText(labels.name), 'ada lovelace{Enter}');
  expect(screen.getByLabelText(labels.phone)).toHaveFocus();
  await user.keyboard('4165550199{Enter}');
  expect(screen.getByLabelText(labels.message)).toHaveFocus();
  expect(screen.queryByText(messages.messageRequired)).not.toBeInTheDocument();
  await user.keyboard('One sofa{Enter}');
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentLead()).toMatchObject({ name: 'Ada Lovelace', note_from_customer: 'One sofa' });
});
