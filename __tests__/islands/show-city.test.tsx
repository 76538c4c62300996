import { screen } from '@testing-library/react';
import { writeStored } from '../../src/shared/browser/storage';
import { torontoPhone as phone } from '../support/site-pages';

test('a guide has the hours of the city that was read before, in the language that the build wrote', async () => {
  const city = { slug: 'toronto', locationName: 'Toronto' };
  writeStored('localStorage', 'city', { city, phone, hourWords: { fr: 'Le dimanche' } });
  window.name = 'a tab that has sent a request';
  // As a translator has left it.
  document.documentElement.lang = 'de';
  const script = document.createElement('script');
  script.dataset.built = JSON.stringify({ phone, language: 'fr', logos: {} });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.requireActual('../../src/features/cities/inlined/show-city');
  document.body.innerHTML = '<main data-hours="">Toute la semaine</main>';
  expect(await screen.findByText('Le dimanche')).toBeVisible();
});
