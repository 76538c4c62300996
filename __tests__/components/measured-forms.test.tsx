import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { write } from '../../src/services/requests/realtime-database';
import { bookForm, estimateForm, fillLead } from '../support/lead-forms';
import { answerAtOnce, forgetPending } from '../support/saving';

jest.mock('../../src/services/requests/realtime-database');
jest.mock('../../src/services/fetch-json');

beforeEach(() => {
  answerAtOnce();
  Object.assign(window, { dataLayer: [] });
});

afterEach(forgetPending);

const press = (user: UserEvent) => user.click(screen.getByRole('button'));
const measured = () => (window as unknown as { dataLayer: unknown[] }).dataLayer;

test('a form is measured once as started and once as sent', async () => {
  const user = userEvent.setup();
  render(estimateForm('CA'));
  expect(measured()).toStrictEqual([]);
  await fillLead(user);
  expect(measured()).toStrictEqual([{ event: 'form_started', form: 'estimate', city: 'toronto' }]);
  await press(user);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(measured()).toStrictEqual([
    { event: 'form_started', form: 'estimate', city: 'toronto' },
    { event: 'form_sent', form: 'estimate', city: 'toronto' },
  ]);
});

test('a press that fails is measured as failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(write).mockRejectedValueOnce(new Error('refused'));
  const user = userEvent.setup();
  render(bookForm('unknown'));
  await fillLead(user);
  await press(user);
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Error adding lead', expect.any(Error)));
  expect(measured()).toStrictEqual([
    { event: 'form_started', form: 'book', city: '' },
    { event: 'form_failed', form: 'book', city: '' },
  ]);
});
