import { writeStored } from '../../src/shared/browser/storage';
import { torontoPhone as phone } from '../support/site-pages';

const script = document.createElement('script');

test.each([
  ['fr', 'Le dimanche'],
  ['en', 'All week'],
])(
  "a guide built in %s has the hours of the city that was read in French, or the brand's",
  (language, hours) => {
    const city = { slug: 'toronto', locationName: 'Toronto' };
    writeStored('localStorage', 'city', { city, phone, hourWords: { fr: 'Le dimanche' } });
    window.name = 'a tab that has sent a request';
    // As a translator has left it.
    document.documentElement.lang = 'de';
    document.body.innerHTML = '<p data-hours="">All week</p>';
    script.dataset.built = JSON.stringify({ phone, language, logos: {} });
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    jest.isolateModules(() => jest.requireActual('../../src/islands/inlined/show-city'));
    expect(document.body).toHaveTextContent(hours);
  },
);
