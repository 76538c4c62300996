import * as rules from '../../../../src/features/social-proof/rules/social-proof';

const { pickSocialProof, recentValues } = rules;

const source = {
  firstNames: ['Ada', 'Ben', 'Cleo', 'Dee'],
  timeLabels: ['Just Now', '7 hours ago'],
  places: ['Midtown', 'Leaside'],
  locationName: 'Toronto',
};

test.each([
  [0, { name: 'Ada', place: 'Midtown', time: 'Just Now' }],
  [0.999999, { name: 'Dee', place: 'Leaside', time: '7 hours ago' }],
])('the random number %d picks %j', (chance, picked) => {
  expect(pickSocialProof(source, () => chance)).toEqual(picked);
});

test.each([[undefined], [[]]])('the location is named if the places are %j', (places) => {
  expect(pickSocialProof({ ...source, places }, () => 0.9).place).toBe('Toronto');
});

test.each([
  ['en', '3 hours ago'],
  ['fr', 'il y a 3 heures'],
])('in %s a request is %s', (language, time) => {
  const said = { now: 3.5 * 3_600_000, place: 'Midtown', justNow: 'Just now', language };
  expect(recentValues({ name: 'Ada', at: 0 }, said)).toEqual({ name: 'Ada', place: 'Midtown', time });
});
