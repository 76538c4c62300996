import { freeName, photoName } from '../content/photo-value';

test.each([
  ['IMG_0412.JPG', 'img-0412.webp'],
  ['Équipe à Montréal (2).jpeg', 'equipe-a-montreal-2.webp'],
  ['my.crew.photo.heic', 'my-crew-photo.webp'],
  ['照片.jpg', 'photograph.webp'],
  ['../../etc/crew', 'photograph.webp'],
])('%s gets a name that can be part of an address: %s', (given, name) => {
  expect(photoName(given, 'webp')).toBe(name);
});

test('a name that another photograph has gets the next number', async () => {
  const taken = new Set(['crew.webp', 'crew-2.webp']);
  const isTaken = (name: string) => taken.has(name);
  await expect(freeName('crew.webp', isTaken)).resolves.toBe('crew-3.webp');
  await expect(freeName('truck.webp', isTaken)).resolves.toBe('truck.webp');
});
