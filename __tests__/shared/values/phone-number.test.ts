import { parsePhoneNumber, smsLink } from '../../../src/shared/values/phone-number';

test.each(['+1 416 555 0142', '4165550142', '(416) 555-0142', '1-416-555-0142'])(
  '%j is one number',
  (value) => {
    expect(parsePhoneNumber(value)).toStrictEqual({ display: '416-555-0142', dial: '+14165550142' });
  },
);

test.each([
  null,
  4165550142,
  { tracking_phone: '4165550142' },
  '',
  '555-0142',
  '+44 20 7946 0958',
  'javascript:alert(4165550142)',
  '416-555-0142<img src=x>',
])('%j never becomes a link', (value) => {
  expect(parsePhoneNumber(value)).toBeNull();
});

const phone = { display: '416-555-0142', dial: '+14165550142' };

test('the words follow both signs that phones look for, and nothing in them ends the address', () => {
  expect(smsLink(phone, 'Hello, I’m in St. John & area: 50% #1?')).toBe(
    'sms:+14165550142?&body=Hello%2C%20I%E2%80%99m%20in%20St.%20John%20%26%20area%3A%2050%25%20%231%3F',
  );
});
