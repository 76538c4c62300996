import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { write } from '../../../../src/features/requests/services/realtime-database';
import type { FormName } from '../../../../src/features/requests/rules/records';
import { bookingForm } from '../../../support/booking-page';
import { texts } from '../../../support/form-texts';
import { bookForm, estimateForm, fillLead, quoteForm } from '../../../support/lead-forms';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
jest.mock('../../../../src/features/addresses/services/address-suggestions');

const { consent } = texts;
beforeEach(answerAtOnce);

afterEach(forgetPending);

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const press = (user: UserEvent) => user.click(screen.getByRole('button'));

/** What the database was given beside the record, in the order of the presses. */
async function savedContexts(count = 1): Promise<unknown[]> {
  const contexts = () => jest.mocked(write).mock.calls.filter(([path]) => path.startsWith('context/'));
  await waitFor(() => expect(contexts()).toHaveLength(count));
  return contexts().map(([, context]) => context);
}

const forms: [name: FormName, form: () => ReactElement][] = [
  ['quote', () => quoteForm('CA')],
  ['estimate', () => estimateForm('US')],
  ['booking', () => bookingForm()],
];

test.each(forms)(
  'the %s form says what sending it means, with the city’s privacy policy',
  async (name, form) => {
    const { container } = render(form());
    const words = `Press ${texts[name].submit} and we call you`;
    const line = screen.getByText(words, { exact: false });
    // The law wants it read before the press.
    const order = line.compareDocumentPosition(screen.getByRole('button'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = screen.getByRole('link', { name: consent.policyLink });
    expect(line).toContainElement(link);
    expect(link).toHaveAttribute('href', '/toronto/privacy-policy');
    expect(await axe(container)).toHaveNoViolations();
  },
);

test.each<[FormName, () => ReactElement]>([...forms, ['book', () => bookForm('US')]])(
  'the %s form has a box for marketing texts that is not ticked and not required',
  (_, form) => {
    render(form());
    expect(box()).toHaveAccessibleName(consent.marketing.label);
    expect(box()).not.toBeChecked();
    expect(box()).not.toBeRequired();
    expect(box()).toBeValid();
  },
);

test('where the country does not ask for it there is no box, and nothing is said of one', async () => {
  const user = userEvent.setup();
  const words = {
    ...texts,
    consent: { ...consent, marketing: { ...consent.marketing, countries: ['US' as const] } },
  };
  const { container } = render(quoteForm('CA', words));
  expect(container.querySelector('[type=checkbox]')).not.toBeInTheDocument();
  expect(screen.queryByText(consent.marketing.label)).not.toBeInTheDocument();
  await fillLead(user);
  await press(user);
  const [context] = (await savedContexts()) as { consent: object }[];
  expect(context?.consent).not.toHaveProperty('marketing_texts');
});

test('on /book it waits for the country: until then it can be neither seen nor ticked, and says nothing', async () => {
  const user = userEvent.setup();
  const { rerender } = render(bookForm(undefined));
  expect(screen.getByLabelText(consent.marketing.label)).toBeDisabled();
  await fillLead(user);
  await press(user);
  const [context] = (await savedContexts()) as { consent: object }[];
  expect(context?.consent).not.toHaveProperty('marketing_texts');
  rerender(bookForm('CA'));
  expect(box()).toBeEnabled();
  expect(box()).not.toBeChecked();
});
