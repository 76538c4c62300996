import { formField } from '../preview/field-of';
import { caretAfter } from '../screen/decap-form';

const values = {
  points: ['Same day', 'One price', 'Same day'],
  items: [{ title: 'First' }, { title: 'Second' }],
};

test('an address that names a text of a list means the field of that text', () => {
  const meant = ['points.2', 'points.2.item', 'items.1.title', 'gone.0.text'].map((at) =>
    formField(values, at),
  );
  expect(meant).toEqual(['points.2.item', 'points.2.item', 'items.1.title', 'gone.0.text']);
});

test('the caret comes where somebody has pressed, also behind a name that the text has in braces', () => {
  expect(caretAfter(['We haul junk.'], 'We haul')).toEqual({ index: 0, caret: 7 });
  const named = ['Yes.', 'In {city} we haul junk.'];
  const caret = 'In {city} we haul'.length;
  expect(caretAfter(named, 'In Toronto we haul')).toEqual({ index: 1, caret });
  expect(caretAfter(named, '')).toEqual({ index: 0, caret: 0 });
});
