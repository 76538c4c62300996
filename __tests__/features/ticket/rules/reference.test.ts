import * as fc from 'fast-check';
import { referenceOf } from '../../../../src/features/ticket/rules/reference';

const pushId = fc.string({
  unit: fc.constantFrom(...'-0129AZ_az'),
  minLength: 20,
  maxLength: 20,
});

test('a reference is six characters of which none is taken for another, and no word', () => {
  fc.assert(
    fc.property(pushId, (key) => {
      expect(referenceOf(key)).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{6}$/);
    }),
  );
});

test('a request has one reference for good: it stands on printed tickets', () => {
  expect(referenceOf('-OexampleKey-x7Kq2_')).toBe('968HXC');
});
