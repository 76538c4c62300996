import { caretAfter } from '../screen/decap-form';

test('the caret comes where somebody has pressed, also behind a name that the text has in braces', () => {
  expect(caretAfter(['We haul junk.'], 'We haul')).toEqual({ index: 0, caret: 7 });
  const named = ['Yes.', 'In {city} we haul junk.'];
  const caret = 'In {city} we haul'.length;
  expect(caretAfter(named, 'In Toronto we haul')).toEqual({ index: 1, caret });
  expect(caretAfter(named, '')).toEqual({ index: 0, caret: 0 });
});
