import {
  bookChecks,
  bookingChecks,
  estimateChecks,
  phoneOfTenDigits,
  quoteChecks,
  required,
  type Check,
} from '../../../../src/features/requests/rules/checks';

test.each(['', '   ', undefined])('%j is no value', (value) => {
  expect(required('nameRequired')(value)).toBe('nameRequired');
});

test.each([
  ['', 'phoneTooShort'],
  ['416-555-019', 'phoneTooShort'],
  [undefined, 'phoneTooShort'],
  ['+44 20 7946 0958', 'phoneForeign'],
  ['+4', 'phoneForeign'],
  ['442079460958', 'phoneForeign'],
  ['416-555-0199', null],
])('the phone %j is answered %j', (value, message) => {
  expect(phoneOfTenDigits('phoneTooShort')(value)).toBe(message);
});

const lead = { name: 'fieldRequired', phone: 'fieldRequired', message: 'fieldRequired' };
const filled = {
  name: 'Ada',
  phone: '416-555-0199',
  message: 'Sofa',
  date: 'x',
  timeWindow: 'x',
  zip: '7',
  postalCode: 'M',
};

test.each<[form: string, checks: Partial<Record<string, Check>>, messages: object]>([
  ['quote', quoteChecks, { name: 'nameRequired', phone: 'phoneTooShort', message: 'messageRequired' }],
  ['estimate', estimateChecks, lead],
  ['book in Canada', bookChecks('CA'), { ...lead, postalCode: 'zipOrPostalCodeRequired' }],
  ['book in the US', bookChecks('US'), { ...lead, zip: 'zipOrPostalCodeRequired' }],
  ['book anywhere', bookChecks('unknown'), lead],
  [
    'booking',
    bookingChecks,
    {
      name: 'nameRequired',
      phone: 'phoneTooShort',
      date: 'dateRequired',
      timeWindow: 'timeWindowRequired',
      message: 'messageRequired',
    },
  ],
])(
  'the form %s checks its fields, each with its own message, and accepts what is filled in',
  (_, checks, messages) => {
    const said = (values: Partial<Record<string, string>>) =>
      Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check?.(values[name])]));
    expect(said({})).toStrictEqual(messages);
    expect(new Set(Object.values(said(filled)))).toStrictEqual(new Set([null]));
  },
);
