import * as rules from '../../../../src/features/requests/rules/checks';

const { bookChecks, bookingChecks, estimateChecks, quoteChecks } = rules;

const lead = { name: 'fieldRequired', phone: 'fieldRequired', message: 'fieldRequired' };
const named = { name: 'nameRequired', phone: 'phoneTooShort', message: 'messageRequired' };
const booked = { date: 'x', timeWindow: 'x' };
const filled = { name: 'Ada', phone: '416-555-0199', message: 'Sofa', ...booked, zip: '7', postalCode: 'M' };

test.each<[form: string, checks: Partial<Record<string, rules.Check>>, messages: object]>([
  ['quote', quoteChecks, named],
  ['estimate', estimateChecks, lead],
  ['book in Canada', bookChecks('CA'), { ...lead, postalCode: 'zipOrPostalCodeRequired' }],
  ['book in the US', bookChecks('US'), { ...lead, zip: 'zipOrPostalCodeRequired' }],
  ['book anywhere', bookChecks('unknown'), lead],
  ['booking', bookingChecks, { ...named, date: 'dateRequired', timeWindow: 'timeWindowRequired' }],
])('the form %s checks its fields, each with its own message', (_, checks, messages) => {
  const said = (values: Partial<Record<string, string>>) =>
    Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check?.(values[name])]));
  expect(said({})).toStrictEqual(messages);
  expect(new Set(Object.values(said(filled)))).toStrictEqual(new Set([null]));
  expect(checks.phone?.('416-555-019')).not.toBeNull();
});
