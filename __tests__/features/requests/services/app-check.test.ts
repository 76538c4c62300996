import { initializeApp } from 'firebase/app';
import { initializeAppCheck } from 'firebase/app-check';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn(() => ({})) }));
jest.mock('firebase/app-check');
jest.mock('firebase/database');

test('App Check is switched on by its key, with the SDK', async () => {
  const variables = { GATSBY_DATABASE_URL: 'https://name.firebaseio.com', GATSBY_APP_CHECK_KEY: 'site-key' };
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  const { openConnection } = await import('../../../../src/features/requests/services/realtime-database');
  await openConnection();
  expect(initializeApp).toHaveBeenCalled();
  expect(initializeAppCheck).toHaveBeenCalled();
});
