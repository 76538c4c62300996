import { fillTexts } from '../../src/domain/fill-text';

test('the names in braces are filled at every depth, and unknown ones stay', () => {
  const content = { title: 'Junk removal in {city}', items: [{ text: '{phone} {other}' }], order: 1 };
  expect(fillTexts(content, { city: 'Toronto', phone: '416-555-0142' })).toStrictEqual({
    title: 'Junk removal in Toronto',
    items: [{ text: '416-555-0142 {other}' }],
    order: 1,
  });
});
