import { areSamplesShown, withoutSamples } from '../../../src/content-model/reading/samples';
import { brandContent } from '../../support/brand-fixture';

const live = { GATSBY_DATABASE_URL: 'https://name.firebaseio.com' };

test.each([
  ['on one machine', {}, true],
  ['with a local database', { GATSBY_DATABASE_URL: 'http://localhost:9000?ns=a' }, true],
  ['for visitors', live, false],
  ['for visitors, when told so', { ...live, GATSBY_SAMPLES: 'show' }, true],
  ['on one machine, when told so', { GATSBY_SAMPLES: 'hide' }, false],
])('sample reviews %s: shown is %p', (_, env, shown) => {
  expect(areSamplesShown(env as NodeJS.ProcessEnv)).toBe(shown);
});

test.each([
  ['social-proof', { sample: true }, { mode: 'off' }],
  ['haul', { sample: true, coupons: [{ coupon: 'half-load', from: 'half' }] }, { coupons: [] }],
  ['brand', { sender: { name: 'Lug', postalAddress: '1 Lane', sample: true } }, { sender: undefined }],
] as const)('of a sample in site/%s.json visitors see nothing invented', (name, invented, seen) => {
  const data: object = brandContent.site[name];
  const shown = (changes: object, GATSBY_SAMPLES: string) => {
    const document = { kind: 'site', name, path: '', data: { ...data, ...changes } };
    return withoutSamples(document as never, { GATSBY_SAMPLES } as never);
  };
  expect(shown(invented, 'hide')).toEqual({ ...data, ...invented, ...seen });
  expect(shown(invented, 'show')).toEqual({ ...data, ...invented });
  expect(shown({ sample: undefined }, 'hide')).toEqual({ ...data, sample: undefined });
});
