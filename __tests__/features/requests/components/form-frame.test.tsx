import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { consentVersion } from '../../../../src/features/requests/rules/consent';
import { bookingForm } from '../../../support/booking-page';
import { texts } from '../../../support/form-texts';
import { bookForm, estimateForm, quoteForm } from '../../../support/lead-forms';
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
  expect({ ...dataset }).toStrictEqual({
    form: name,
    consent: consentVersion(texts.consent),
    ...place,
  });
});

test('the built button has both its labels, and shows that it waits', () => {
  document.body.innerHTML = renderToString(quoteForm('CA'));
  expect(screen.getByText(texts.quote.submit)).toBeVisible();
  expect(screen.getByText(texts.quote.busy)).not.toBeVisible();
  document.body.innerHTML = '';
});
