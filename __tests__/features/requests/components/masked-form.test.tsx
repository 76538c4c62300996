import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { labels, texts } from '../../../support/form-texts';
import { quoteForm } from '../../../support/lead-forms';
import { savedLeads } from '../../../support/saved-lead';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const press = { name: texts.quote.submit };

beforeEach(answerAtOnce);

afterEach(forgetPending);

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
