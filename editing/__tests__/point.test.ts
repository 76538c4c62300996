import { caretAfter } from '../preview/point';

test('the caret comes where somebody has pressed, also behind a name that the text has in braces', () => {
  expect(caretAfter('We haul junk.', 'We haul')).toBe(7);
  expect(caretAfter('In {city} we haul junk.', 'In Toronto we haul')).toBe('In {city} we haul'.length);
  expect(caretAfter('We haul junk.', '')).toBe(0);
});
