import { areSamplesShown } from '../../../src/content-model/reading/samples';

test.each([
  ['on one machine', {}, true],
  ['with a local database', { GATSBY_DATABASE_URL: 'http://localhost:9000?ns=a' }, true],
  ['for visitors', { GATSBY_DATABASE_URL: 'https://name.firebaseio.com' }, false],
  [
    'for visitors, when told so',
    { GATSBY_DATABASE_URL: 'https://name.firebaseio.com', GATSBY_SAMPLES: 'show' },
    true,
  ],
  ['on one machine, when told so', { GATSBY_SAMPLES: 'hide' }, false],
])('sample reviews %s: shown is %p', (_, env, shown) => {
  expect(areSamplesShown(env as NodeJS.ProcessEnv)).toBe(shown);
});
