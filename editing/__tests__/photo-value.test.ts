import { findPhotoError, readPhotoValue, withFocus } from '../content/photo-value';

const crew = { src: '/media/photos/crew.webp', alt: 'Two people' };

test('a photograph is read from a file and from the form, which wraps it or not', () => {
  expect(readPhotoValue(crew)).toEqual(crew);
  expect(readPhotoValue({ toJS: () => ({ ...crew, sample: true }) })).toEqual({ ...crew, sample: true });
});

test.each([undefined, null, '', {}, { toJS: () => ({ src: '', alt: '' }) }])(
  'where nothing was chosen there is no photograph: %j',
  (given) => {
    expect(readPhotoValue(given)).toBeUndefined();
  },
);

test('a photograph needs a description, and no photograph needs none', () => {
  expect(findPhotoError({ ...crew, alt: '  ' })).toMatch(/^Describe the photograph/);
  expect(findPhotoError(crew)).toBeUndefined();
  expect(findPhotoError(undefined)).toBeUndefined();
});

test('a focal point is saved in whole percent of the picture, and the middle is left out', () => {
  expect(withFocus(crew, { x: 24.6, y: -3 })).toEqual({ ...crew, focus: { x: 25, y: 0 } });
  expect(withFocus(crew, { x: 100.4, y: 101 })).toEqual({ ...crew, focus: { x: 100, y: 100 } });
  expect(withFocus({ ...crew, focus: { x: 1, y: 2 } }, undefined)).toEqual(crew);
});
