import { failed, succeeded } from '../../../../src/shared/values/result';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';

jest.mock('../../../../src/shared/browser/fetch-json');

const answer = (value: unknown) => jest.mocked(fetchJson).mockResolvedValue(succeeded(value));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:cb00:7107'],
  // Of the documentation of ipify.
  ['2a00:1450:400f:80d::200e', '2a00:1450:400f:80d::200e'],
])('the address %s is taken, as %s', async (ip, taken) => {
  answer({ ip });
  expect(await lookUpIpAddress()).toEqual(succeeded(taken));
});

test.each([
  {},
  { ip: '999.999.999.999' },
  { ip: ':::::::::::' },
  { ip: '1.2.3.4 ' },
  { ip: 'example.com' },
  { ip: '1.2.3.4/a' },
  { ip: '::1]:80/[' },
])('the answer %j, which the database would refuse, is a failure', async (value) => {
  answer(value);
  expect(await lookUpIpAddress()).toEqual(failed('The IP lookup answered without an ip'));
});
