import { makePushId } from '../../../../src/features/requests/rules/push-id';
import { ask, prepare } from '../../../../src/features/requests/services/background-send';
import { keepPending } from '../../../../src/features/requests/services/outbox-store';
import { plainContext, submissionAt } from '../../../support/context-records';
import { forgetPending } from '../../../support/saving';

const sync = { register: jest.fn(() => Promise.resolve()) };
const registration = { active: {}, sync, unregister: jest.fn(() => Promise.resolve(true)) };
const register = jest.fn(() => Promise.resolve(registration));
const query = jest.fn();

Object.assign(navigator, {
  serviceWorker: { register, getRegistration: () => Promise.resolve(registration) },
  permissions: { query },
});

beforeEach(() => {
  jest.clearAllMocks();
  query.mockResolvedValue({ state: 'granted' });
});
afterEach(() => {
  delete process.env.GATSBY_APP_CHECK_KEY;
  forgetPending();
});

async function keepRequest(): Promise<void> {
  const { path, form, answers, build } = submissionAt(new Date());
  const record = build('Unavailable');
  const key = makePushId(Date.now());
  await keepPending({ key, path, form, answers, record, context: plainContext, isSent: false });
}

test.each([
  ['with App Check, whose token only a page gets', () => (process.env.GATSBY_APP_CHECK_KEY = 'key')],
  ['where the visitor has not allowed it', () => query.mockResolvedValue({ state: 'denied' })],
])('it is never installed %s', async (_, given) => {
  given();
  await keepRequest();
  await prepare();
  await ask();
  expect(register).not.toHaveBeenCalled();
});
