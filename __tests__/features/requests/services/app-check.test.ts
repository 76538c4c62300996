import { initializeApp } from 'firebase/app';
import { initializeAppCheck } from 'firebase/app-check';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn(() => ({})) }));
jest.mock('firebase/app-check', () => ({
  initializeAppCheck: jest.fn(),
  ReCaptchaEnterpriseProvider: jest.fn(),
}));
jest.mock('firebase/database', () => ({
  forceWebSockets: jest.fn(),
  getDatabase: jest.fn(() => ({})),
  goOnline: jest.fn(),
}));

async function connectWith(key: string | undefined): Promise<void> {
  jest.resetModules();
  process.env.GATSBY_DATABASE_URL = 'https://name.firebaseio.com';
  if (key) process.env.GATSBY_APP_CHECK_KEY = key;
  const { openConnection } = await import('../../../../src/features/requests/services/realtime-database');
  await openConnection();
}

afterEach(() => {
  delete process.env.GATSBY_DATABASE_URL;
  delete process.env.GATSBY_APP_CHECK_KEY;
});

test('App Check is switched on by its key, with the SDK', async () => {
  await connectWith('site-key');
  const check = jest.requireMock<{ initializeAppCheck: typeof initializeAppCheck }>('firebase/app-check');
  const app = jest.requireMock<{ initializeApp: typeof initializeApp }>('firebase/app');
  expect(app.initializeApp).toHaveBeenCalled();
  expect(check.initializeAppCheck).toHaveBeenCalled();
});
