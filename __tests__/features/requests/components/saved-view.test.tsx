import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { write } from '../../../../src/features/requests/services/realtime-database';
import {
  bookingForm,
  field,
  fillBooking,
  mondayMorning,
  pressBooking,
  setClock,
} from '../../../support/booking-page';
import { labels, texts } from '../../../support/form-texts';
import { bookForm, estimateForm, fillLead, quoteForm } from '../../../support/lead-forms';
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

test.each(['utm_source=lead', 'debug=leads', 'utm_content=debug=lead', 'debug=lead%20', ''])(
  'an address with ?%s asks for no view, also after a page that did',
  async (query) => {
    const { unmount } = render(quoteForm('CA'));
    await view();
    unmount();
    window.history.replaceState(null, '', `/toronto?${query}`);
    render(quoteForm('CA'));
    expect(screen.queryByRole('region', { name: 'What is saved' })).not.toBeInTheDocument();
  },
);

test('each value has where it comes from and what the rules say, follows what is typed, and sends nothing', async () => {
  const user = userEvent.setup();
  render(quoteForm('CA'));
  expect(await saidOf('name')).toMatch(/empty.*the form.*Refused: 1 to 20 letters/);
  expect(await saidOf('location_id')).toMatch(/13929.*the page’s city.*Accepted/);
  expect(await saidOf('ip_address')).toMatch(/Unavailable.*IP lookup: asked when you send/);
  expect(await saidOf('won_by')).toMatch(/empty.*fixed.*Accepted/);
  expect(await saidOf('trap_filled')).toMatch(/false.*honeypot/);
  expect(await verdict()).toMatch(/refuse: phone, name, note_from_customer/);
  await fillLead(user);
  expect(await saidOf('name')).toMatch(/Jean Luc Obrien.*Accepted/);
  expect(await verdict()).toBe('Lead. The database would accept it.');
  await user.type(screen.getByLabelText(labels.phone), '{Backspace}');
  expect(await verdict()).toMatch(/refuse: phone\.$/);
  expect(await view()).toHaveTextContent(`phone (${texts.messages.phoneTooShort})`);
  expect(write).not.toHaveBeenCalled();
  expect(fetchJson).not.toHaveBeenCalled();
  expect(Object.keys(localStorage)).toStrictEqual([]);
});

const leads: [name: string, form: () => ReactElement][] = [
  ['quote', () => quoteForm('CA')],
  ['estimate', () => estimateForm('US')],
];

test.each(leads)('what the %s form saves is what was shown', async (_, form) => {
  const user = userEvent.setup();
  render(form());
  await fillLead(user);
  await user.click(screen.getByRole('checkbox'));
  const { leads: shownLead, context: shownContext } = await shownJson();
  await user.click(screen.getByRole('button', { name: /quote|estimate/ }));
  await waitFor(() => expect(written()).toHaveProperty('context'));
  expect(shownLead).toMatchObject({ name: 'Jean Luc Obrien', ip_address: 'Unavailable' });
  const { leads: lead, context } = written();
  const time = expect.stringMatching(/^\d\d:\d\d$/);
  expect(lead).toStrictEqual({ ...shownLead, ip_address: '203.0.113.7', time });
  expect(context).toStrictEqual({
    ...shownContext,
    fill_ms: expect.any(Number),
    consent: { ...(shownContext as { consent: object }).consent, at: expect.any(String) },
  });
  expect(context).toMatchObject({ consent: { marketing_texts: true } });
});

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

test('a press in it does not begin the form, it has no violation of axe, and it can be ended', async () => {
  const user = userEvent.setup();
  render(quoteForm('CA'));
  const shown = await view();
  // On a busy machine the clock draws it anew meanwhile.
  await act(async () => expect(await axe(shown)).toHaveNoViolations());
  await user.click(within(await view()).getByLabelText('As JSON'));
  expect(await saidOf('fill_ms')).toMatch(/^fill_ms0/);
  await user.click(within(await view()).getByRole('button', { name: 'Stop showing this' }));
  expect(screen.queryByRole('region', { name: 'What is saved' })).not.toBeInTheDocument();
  await user.type(field(labels.name), 'Ada');
  expect(field(labels.name)).toHaveValue('Ada');
});
