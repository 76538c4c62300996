import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { QuoteForm } from '../../src/components/forms/quote-form';
import { loadContent } from '../../src/content-model/checks/load-content';
import type { PhoneNumber } from '../../src/domain/phone-number';
import { failed, succeeded } from '../../src/domain/result';
import { fetchJson } from '../../src/services/fetch-json';
import { openConnection, write } from '../../src/services/requests/realtime-database';
import { answerAtOnce, forgetPending } from '../support/saving';

jest.mock('../../src/services/requests/realtime-database');
jest.mock('../../src/services/fetch-json');

const texts = loadContent('content').site.forms;
const phone: PhoneNumber = { display: '416-555-0142', dial: '+14165550142' };
const city = { slug: 'toronto', locationName: 'Toronto' };
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
  await user.type(screen.getByLabelText('Name'), 'ada lovelace');
  await user.type(screen.getByLabelText('Phone'), '4165550199');
  await user.type(screen.getByLabelText('Message'), 'One sofa!');
}

afterEach(forgetPending);

function sentLead() {
  const [path, record] = jest.mocked(write).mock.calls[0] ?? [];
  expect(path).toMatch(/^leads\/[-\w]{20}$/);
  return record;
}

test('an empty form shows the three messages, focuses the first field and sends nothing', async () => {
  const { user, container } = show();
  await user.click(screen.getByRole('button', { name: submitName }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Phone number must be at least 10 digits')).toBeVisible();
  expect(screen.getByText('Message is required')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a phone of nine digits is refused', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Phone'), '416555019');
  await user.tab();
  expect(await screen.findByText('Phone number must be at least 10 digits')).toBeVisible();
});

test('a message goes away while the field is being corrected', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'a');
  await waitFor(() => expect(screen.queryByText('Name is required')).not.toBeInTheDocument());
});

test('a filled form is saved as a lead and leads to the confirmation page', async () => {
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/thankyou', {
      state: { city, request: expect.objectContaining({ phone: '416-555-0199' }) },
    }),
  );
  expect(sentLead()).toMatchObject({
    name: 'Ada Lovelace',
    phone: '416-555-0199',
    note_from_customer: 'One sofa',
    location_id: '13929',
    zip: '',
    ip_address: '203.0.113.7',
  });
});

test('the database is made ready when the visitor begins to fill the form in, not before', async () => {
  const { user } = show();
  expect(openConnection).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Name'));
  expect(openConnection).toHaveBeenCalled();
});

test('two presses in a row send one lead', async () => {
  const { user } = show();
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  const leads = jest.mocked(write).mock.calls.filter(([path]) => path.startsWith('leads/'));
  expect(leads).toHaveLength(1);
});

test('a failed IP lookup is logged, shows nothing and keeps what was typed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerLookups({});
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Error adding lead', expect.any(Error)));
  expect(write).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByRole('button', { name: submitName })).toBeEnabled();
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
  await user.type(await screen.findByLabelText(texts.fields.postalCode.label), 'm5v 2t6');
  expect(screen.getByLabelText(texts.fields.postalCode.label)).toHaveValue('M5V2T6');
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentLead()).toMatchObject({ zip: 'm5v2t6', location_id: '' });
});

test('a city without a location id asks an American for the zip, and does not check it', async () => {
  answerLookups({ ip: { ip: '203.0.113.7' }, geo: { country_name: 'United States' } });
  const { user } = show({ locationId: '' });
  expect(await screen.findByLabelText(texts.fields.zip.label)).toBeVisible();
  await fill(user);
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentLead()).toMatchObject({ zip: '' });
});

test('with the country unknown no zip field is shown', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerLookups({ ip: { ip: '203.0.113.7' } });
  show({ locationId: '' });
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});

test('typing in the middle of a phone number keeps the caret where it is', async () => {
  const { user } = show();
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.type(field, '416555019');
  await user.type(field, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('416-595-5019');
  expect(field.selectionStart).toBe(6);
});

test('a pasted number is normalised first', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Phone'));
  await user.paste('+1 (416) 555-0199');
  expect(screen.getByLabelText('Phone')).toHaveValue('416-555-0199');
});

test.each(['+44 20 7946 0958', '442079460958', '011 44 20 7946 0958'])(
  'a pasted number of another country, %j, stays as it is and is not sent',
  async (written) => {
    const { user, container } = show();
    await fill(user);
    await user.clear(screen.getByLabelText('Phone'));
    await user.paste(written);
    expect(screen.getByLabelText('Phone')).toHaveValue(written);
    await user.click(screen.getByRole('button', { name: submitName }));
    expect(await screen.findByText(texts.messages.phoneForeign)).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue(written);
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(write).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('what was typed before the scripts arrived is masked to be seen, and sent', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form());
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  field('Name').value = "o'brien";
  field('Phone').value = '4165550199';
  field('Message').value = 'Sofa!';
  field('Phone').focus();
  field('Phone').setSelectionRange(4, 4);
  const { unmount } = render(form(), { container, hydrate: true });
  expect(field('Name')).toHaveValue('Obrien');
  expect(field('Phone')).toHaveValue('416-555-0199');
  expect(field('Phone').selectionStart).toBe(5);
  expect(field('Message')).toHaveValue('Sofa');
  await userEvent.click(await screen.findByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentLead()).toMatchObject({ name: 'Obrien', phone: '416-555-0199', note_from_customer: 'Sofa' });
  unmount();
  container.remove();
});

test('what a browser fills in without a sound is masked, checked and sent', async () => {
  const { user } = show();
  const fillSilently = (label: string, value: string) =>
    Object.assign(screen.getByLabelText(label), { value });
  await user.type(screen.getByLabelText('Name'), 'Somebody');
  fillSilently('Name', "o'brien");
  fillSilently('Phone', '+1 (416) 555-0199');
  await user.click(screen.getByRole('button', { name: submitName }));
  expect(await screen.findByText('Message is required')).toBeVisible();
  expect(screen.queryByText('Phone number must be at least 10 digits')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('416-555-0199');
  fillSilently('Message', 'Sofa!');
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentLead()).toMatchObject({ name: 'Obrien', phone: '416-555-0199', note_from_customer: 'Sofa' });
});
