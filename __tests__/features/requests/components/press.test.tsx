import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteForm } from '../../../../src/features/requests/components/quote-form';
import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { labels, texts } from '../../../support/form-texts';
import { fillLead, quoteForm } from '../../../support/lead-forms';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
jest.mock('../../../../src/features/addresses/services/address-suggestions');

beforeEach(answerAtOnce);

afterEach(() => {
  forgetPending();
  jest.useRealTimers();
});

const phone = { display: '416-555-0142', dial: '+14165550142' };
const button = () => screen.getByRole('button', { name: texts.quote.submit });

/** Whatever would come while something is pressed. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('the field for the visitor’s country appears only while nothing is pressed', async () => {
  let answer: (answer: Result<unknown>) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  render(
    <>
      <h2 id="title">The form</h2>
      <QuoteForm
        texts={texts}
        sentFrom={{ locationId: '', phone, city: null, country: 'CA' }}
        labelledBy="title"
      />
    </>,
  );
  await user.pointer({ target: button(), keys: '[MouseLeft>]' });
  answer(succeeded({ country_name: 'Canada' }));
  await wait();
  expect(screen.queryByLabelText(labels.postalCode)).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByLabelText(labels.postalCode)).toBeVisible();
});

test('the notice of a failed request appears only while nothing is pressed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: (answer: Result<unknown>) => void = () => undefined;
  jest.mocked(fetchJson).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  render(quoteForm('CA', { ...texts, failureNotice: 'Please call' }));
  await fillLead(user);
  await user.click(button());
  await user.pointer({
    target: screen.getByRole('link', { name: texts.consent.policyLink }),
    keys: '[MouseLeft>]',
  });
  answer(failed('down'));
  await wait();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please call');
  expect(write).not.toHaveBeenCalled();
});
