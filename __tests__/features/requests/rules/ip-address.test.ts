import { isIP } from 'node:net';
import * as fc from 'fast-check';
import { ipAddressPattern } from '../../../../src/features/requests/rules/ip-address';

const whole = new RegExp(`^${ipAddressPattern}$`);

const groups = fc
  .array(fc.constantFrom('', '0', 'a', 'FFFF', '12345', 'g'), { maxLength: 10 })
  .map((all) => all.join(':'));
const fours = fc.array(fc.nat(300), { minLength: 3, maxLength: 5 }).map((parts) => parts.join('.'));

test('an address is what Node takes for one, and nothing else', () => {
  const text = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    groups,
    fours,
    fc.tuple(groups, fours).map(([before, four]) => `${before}:${four}`),
  );
  fc.assert(
    fc.property(text, (written) => {
      expect([written, whole.test(written)]).toEqual([written, isIP(written) !== 0]);
    }),
    { numRuns: 20_000 },
  );
});
