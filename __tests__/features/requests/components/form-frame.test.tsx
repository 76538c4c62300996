import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { consentVersion } from '../../../../src/features/requests/rules/consent';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { bookingForm } from '../../../support/booking-page';
import { texts } from '../../../support/form-texts';
import { bookForm, estimateForm, fillLead, quoteForm } from '../../../support/lead-forms';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
jest.mock('../../../../src/features/addresses/services/address-suggestions');

beforeEach(answerAtOnce);

afterEach(forgetPending);

test.each<[string, ReactElement, object]>([
  ['quote', quoteForm('CA'), { location: '13929', marketing: 'shown' }],
  ['estimate', estimateForm('CA'), { location: '13929', marketing: 'shown' }],
  ['book', bookForm('CA'), { location: '', marketing: 'shown' }],
  ['booking', bookingForm(), { location: '13929', marketing: 'shown' }],
])('the built %s form carries the facts that an early submission needs', (name, form, place) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  const { dataset } = container.querySelector('form')!;
  expect({ ...dataset }).toStrictEqual({ form: name, consent: consentVersion(texts.consent), ...place });
});

test('the built button has both its labels, and shows that it waits', () => {
  document.body.innerHTML = renderToString(quoteForm('CA'));
  expect(screen.getByText(texts.quote.submit)).toBeVisible();
  expect(screen.getByText(texts.quote.busy)).not.toBeVisible();
  document.body.innerHTML = '';
});

test('the button says that it is sending while it is', async () => {
  const user = userEvent.setup();
  let answer: (value: Awaited<ReturnType<typeof fetchJson>>) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(quoteForm('CA'));
  await fillLead(user);
  await user.click(screen.getByRole('button', { name: texts.quote.submit }));
  expect(await screen.findByRole('button', { name: texts.quote.busy })).toBeVisible();
  answer({ ok: true, value: { ip: '203.0.113.7' } });
  await waitFor(() => expect(navigate).toHaveBeenCalled());
});
