import { withOwnCampaign } from '../../../src/shared/site/own-campaign';

const flyer = { campaign: 'spring', source: 'flyer', medium: 'print' };
const own = 'utm_source=flyer&utm_medium=print&utm_campaign=spring';

test.each([
  ['a short address in print', '', `?${own}`],
  ['fields that are no campaign', '?room=garage&x', `?room=garage&x&${own}`],
  ['empty fields of a campaign', '?utm_source=&gclid=%20', `?utm_source=&gclid=%20&${own}`],
  ['the click of an advertisement', '?gclid=Cj0K', '?gclid=Cj0K&utm_campaign=spring'],
  ['a source of its own', '?utm_source=news', '?utm_source=news&utm_campaign=spring'],
  ['a campaign of its own', '?utm_campaign=fall%20sale', '?utm_campaign=fall%20sale'],
  ['a broken encoding', '?utm_campaign=%E9t%', '?utm_campaign=%E9t%'],
])('%s: %s becomes %s', (_name, search, named) => {
  expect(withOwnCampaign(search, flyer)).toBe(named);
  expect(withOwnCampaign(named, flyer)).toBe(named);
});

test('a campaign without a medium adds none', () => {
  const named = withOwnCampaign('', { campaign: 'spring', source: 'truck' });
  expect(named).toBe('?utm_source=truck&utm_campaign=spring');
});
