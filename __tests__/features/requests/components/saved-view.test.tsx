import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '../../../../src/features/requests/services/realtime-database';
import {
  bookingForm,
  fillBooking,
  mondayMorning,
  pressBooking,
  setClock,
} from '../../../support/booking-page';
import { labels } from '../../../support/form-texts';
import { bookForm, quoteForm } from '../../../support/lead-forms';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
jest.mock('../../../../src/features/addresses/services/address-suggestions');

beforeEach(() => {
  answerAtOnce();
  window.history.replaceState(null, '', '/toronto?debug=lead');
});

afterEach(() => {
  forgetPending();
  sessionStorage.clear();
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const view = () => screen.findByRole('region', { name: 'What is saved' });

type Shown = { leads?: object; jobs?: object; context: object };

/** What the view would copy. */
async function shownJson(): Promise<Shown> {
  const text = within(await view()).getByLabelText<HTMLTextAreaElement>('As JSON').value;
  return JSON.parse(text) as Shown;
}

/** What the view says of one field, as its words from top to bottom. */
async function saidOf(path: string): Promise<string> {
  const name = within(await view()).getByText(path, { selector: 'dt' });
  return name.parentElement?.textContent ?? '';
}

const verdict = async () => (await view()).querySelector('[data-verdict]')?.textContent;

/** What the database was given, by its first name. */
function written(): Record<string, unknown> {
  return Object.fromEntries(
    jest.mocked(write).mock.calls.map(([path, value]) => [path.split('/')[0], value]),
  );
}

test('what the booking form saves is what was shown', async () => {
  setClock(mondayMorning);
  const user = userEvent.setup({ delay: null });
  render(bookingForm());
  expect(await saidOf('end_time')).toMatch(/Refused: two hours after start_time/);
  await fillBooking(user);
  await waitFor(async () => expect(await verdict()).toBe('Job. The database would accept it.'));
  expect(await saidOf('cus_address/country')).toMatch(/Canada.*country of the page’s city/);
  const { jobs: shownJob } = await shownJson();
  await pressBooking(user);
  await waitFor(() => expect(written()).toHaveProperty('jobs'));
  expect(written().jobs).toStrictEqual({ ...shownJob, ip_address: '203.0.113.7' });
});

test('of two forms the one is shown that the visitor is in, with its honeypot and without a box that it lacks', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <>
      {quoteForm('CA')}
      {bookForm('unknown')}
    </>,
  );
  expect(await saidOf('form')).toMatch(/quote/);
  expect(screen.getAllByRole('region', { name: 'What is saved' })).toHaveLength(1);
  await user.click(screen.getAllByLabelText(labels.message)[1]!);
  expect(await saidOf('form')).toMatch(/book/);
  expect(screen.queryByText('consent/marketing_texts', { selector: 'dt' })).not.toBeInTheDocument();
  await user.type(container.querySelectorAll<HTMLInputElement>('[name=company_website]')[1]!, 'x');
  expect(await saidOf('trap_filled')).toMatch(/true/);
});
