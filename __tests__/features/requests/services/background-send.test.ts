import { ask, prepare } from '../../../../src/features/requests/services/background-send';
import { keepPending } from '../../../../src/features/requests/services/outbox-store';
import { unsent } from '../../../support/context-records';
import { forgetPending } from '../../../support/saving';

const register = jest.fn();
const query = jest.fn();

Object.assign(navigator, { serviceWorker: { register }, permissions: { query } });

beforeEach(() => query.mockResolvedValue({ state: 'granted' }));
afterEach(() => {
  register.mockClear();
  delete process.env.GATSBY_APP_CHECK_KEY;
  forgetPending();
});

test.each([
  ['with App Check, whose token only a page gets', () => (process.env.GATSBY_APP_CHECK_KEY = 'key')],
  ['where the visitor has not allowed it', () => query.mockResolvedValue({ state: 'denied' })],
])('it is never installed %s', async (_, given) => {
  given();
  await keepPending(unsent());
  await prepare();
  await ask();
  expect(register).not.toHaveBeenCalled();
});
