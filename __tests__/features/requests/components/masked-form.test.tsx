import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { labels, messages, texts } from '../../../support/form-texts';
import { fillLead, quoteForm } from '../../../support/lead-forms';
import { savedLeads } from '../../../support/saved-lead';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const press = { name: texts.quote.submit };

beforeEach(answerAtOnce);

afterEach(forgetPending);

test.each(['+44 20 7946 0958', '442079460958', '011 44 20 7946 0958'])(
  'a pasted number of another country, %j, stays as it is and is not sent',
  async (written) => {
    const user = userEvent.setup();
    const { container } = render(quoteForm('CA'));
    await fillLead(user);
    await user.clear(screen.getByLabelText(labels.phone));
    await user.paste(written);
    expect(screen.getByLabelText(labels.phone)).toHaveValue(written);
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText(messages.phoneForeign)).toBeVisible();
    expect(screen.getByLabelText(labels.phone)).toHaveValue(written);
    expect(screen.getByLabelText(labels.phone)).toHaveFocus();
    expect(write).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('what was typed before the scripts arrived is masked to be seen, and sent', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(quoteForm('CA'));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  field(labels.name).value = "o'brien";
  field(labels.phone).value = '4165550199';
  field(labels.message).value = 'Sofa!';
  field(labels.phone).focus();
  field(labels.phone).setSelectionRange(4, 4);
  const { unmount } = render(quoteForm('CA'), { container, hydrate: true });
  expect(field(labels.name)).toHaveValue('Obrien');
  expect(field(labels.phone)).toHaveValue('416-555-0199');
  expect(field(labels.phone).selectionStart).toBe(5);
  expect(field(labels.message)).toHaveValue('Sofa');
  await userEvent.click(await screen.findByRole('button', press));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedLeads(jest.mocked(write))).toMatchObject([
    { name: 'Obrien', phone: '416-555-0199', note_from_customer: 'Sofa' },
  ]);
  unmount();
  container.remove();
});

test('what a browser fills in without a sound is masked, checked and sent', async () => {
  const user = userEvent.setup();
  render(quoteForm('CA'));
  const fillSilently = (label: string, value: string) =>
    Object.assign(screen.getByLabelText(label), { value });
  await user.type(screen.getByLabelText(labels.name), 'Somebody');
  fillSilently(labels.name, "o'brien");
  fillSilently(labels.phone, '+1 (416) 555-0199');
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText(messages.messageRequired)).toBeVisible();
  expect(screen.queryByText(messages.phoneTooShort)).not.toBeInTheDocument();
  expect(screen.getByLabelText(labels.phone)).toHaveValue('416-555-0199');
  fillSilently(labels.message, 'Sofa!');
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(savedLeads(jest.mocked(write))).toMatchObject([
    { name: 'Obrien', phone: '416-555-0199', note_from_customer: 'Sofa' },
  ]);
});
