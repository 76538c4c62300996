import { readScreenSettings } from '../build/screen-settings';

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
    authUrl: 'https://auth.example.com',
    siteUrl: 'https://www.example.com',
    isReviewed: true,
  });
  expect(readScreenSettings({ ...right, EDITING_REVIEW: 'none' }).isReviewed).toBe(false);
});

test.each([
  ['EDITING_REPO', undefined, 'EDITING_REPO is not set'],
  ['EDITING_REPO', 'acme', 'EDITING_REPO is "acme"'],
  ['EDITING_AUTH_URL', 'http://auth.example.com', 'EDITING_AUTH_URL is "http://auth.example.com"'],
  [
    'EDITING_AUTH_URL',
    'https://auth.example.com/path',
    'EDITING_AUTH_URL is "https://auth.example.com/path"',
  ],
  ['EDITING_SITE_URL', 'example', 'EDITING_SITE_URL is "example"'],
  ['EDITING_REVIEW', 'maybe', 'EDITING_REVIEW is "maybe"'],
])('a wrong %s is refused in one sentence: %s', (name, value, words) => {
  expect(() => readScreenSettings({ ...right, [name]: value })).toThrow(words);
});
