import { readScreenSettings, screenPolicy } from '../build/screen-settings';

const right = {
  EDITING_REPO: 'acme/site',
  EDITING_AUTH_URL: 'https://auth.example.com/',
  EDITING_SITE_URL: 'https://www.example.com',
};

test('the published screen saves where the environment says, as pull requests unless it says otherwise', () => {
  expect(readScreenSettings({ ...right, EDITING_REVIEW: '' })).toEqual({
    backend: 'github',
    repo: 'acme/site',
    branch: 'main',
    apiUrl: 'https://api.github.com',
    authUrl: 'https://auth.example.com',
    siteUrl: 'https://www.example.com',
    isReviewed: true,
  });
  expect(readScreenSettings({ ...right, EDITING_REVIEW: 'none' }).isReviewed).toBe(false);
});

const byFirebase = {
  ...right,
  EDITING_AUTH_URL: undefined,
  EDITING_SIGN_IN: 'firebase',
  FIREBASE_PROJECT: 'acme',
  GATSBY_DATABASE_URL: 'https://acme-default-rtdb.europe-west1.firebasedatabase.app',
  GATSBY_FIREBASE_API_KEY: 'key',
};

test('with the sign-in of Firebase it asks the function of the project, and its page allows those origins alone', () => {
  const settings = readScreenSettings(byFirebase);
  expect(settings).toMatchObject({
    apiUrl: 'https://europe-west1-acme.cloudfunctions.net/edit',
    signIn: { apiKey: 'key', authDomain: 'acme.firebaseapp.com' },
  });
  const [policy, ofGitHub] = [screenPolicy(settings), screenPolicy(readScreenSettings(right))];
  expect(policy).toContain(
    'https://europe-west1-acme.cloudfunctions.net https://identitytoolkit.googleapis.com',
  );
  expect(policy).not.toContain('github.com');
  expect(ofGitHub).toContain('https://api.github.com');
  expect(ofGitHub).not.toMatch(/google|firebase/);
  expect(() => readScreenSettings({ ...byFirebase, FIREBASE_PROJECT: '' })).toThrow(
    'FIREBASE_PROJECT is not set',
  );
});

test.each([
  ['EDITING_SIGN_IN', 'password', 'EDITING_SIGN_IN is "password"'],
  ['EDITING_REPO', 'acme', 'EDITING_REPO is "acme"'],
  ['EDITING_AUTH_URL', 'https://auth.example.com/a', 'EDITING_AUTH_URL is "https://auth.example.com/a"'],
  ['EDITING_SITE_URL', 'example', 'EDITING_SITE_URL is "example"'],
  ['EDITING_REVIEW', 'maybe', 'EDITING_REVIEW is "maybe"'],
])('a wrong %s is refused in one sentence: %s', (name, value, words) => {
  expect(() => readScreenSettings({ ...right, [name]: value })).toThrow(words);
});
