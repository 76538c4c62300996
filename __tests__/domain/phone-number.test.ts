import { parsePhoneNumber } from '../../src/domain/phone-number';

test.each(['+1 416 555 0142', '4165550142', '(416) 555-0142', '1-416-555-0142'])(
  '%j is shown and dialled as one number',
  (value) => {
    expect(parsePhoneNumber(value)).toStrictEqual({ display: '416-555-0142', dial: '+14165550142' });
  },
);

test.each([
  null,
  undefined,
  4165550142,
  { tracking_phone: '4165550142' },
  '',
  '555-0142',
  '+44 20 7946 0958',
  '016 555 0142',
  'javascript:alert(4165550142)',
  '416-555-0142<img src=x>',
  '416-555-0142;ext=5',
])('%j never becomes a link', (value) => {
  expect(parsePhoneNumber(value)).toBeNull();
});
