import { scaleFor } from '../preview/preview-view';

test('a page that is wider than its room is drawn smaller, and no page larger than it is', () => {
  expect(scaleFor(1440, 720)).toBe(0.5);
  expect(scaleFor(390, 720)).toBe(1);
});
