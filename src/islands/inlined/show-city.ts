import { knownCity } from '../../shared/browser/known-city';
import type { PhoneNumber } from '../../shared/values/phone-number';
import { pageDataId, type PageData } from '../page-data';
import { replacePhone } from '../page-phone';

/** Behind the header of the brand's pages, before the first paint: whoever comes from a city keeps its menu and number. */
const { phone: built = '', logos = '' } = (document.currentScript as HTMLScriptElement).dataset;
const known = knownCity();

function showCity({ city, phone, locationId, country, hours }: NonNullable<typeof known>): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-of-city]')) {
    const { content, dataset } = template;
    for (const link of content.querySelectorAll('a')) {
      const href = String(link.getAttribute('href')).replace(/^#(?=\/|$)/, city.path);
      link.setAttribute('href', href.replace('%7Bcity%7D', encodeURIComponent(city.locationName)));
    }
    const image = content.querySelector('img');
    if (image) Object.assign(image, JSON.parse(logos)[country]);
    if (dataset.ofCity) template.previousElementSibling?.remove();
    template.replaceWith(content);
  }
  const inWords = hours[document.documentElement.lang.slice(0, 2)];
  if (inWords) for (const part of document.querySelectorAll('[data-hours]')) part.textContent = inWords;
  const before = JSON.parse(built) as PhoneNumber;
  replacePhone(before, phone);
  const script = document.getElementById(pageDataId);
  if (!script) return;
  // As if the page was built for the city: the entry refreshes its number, and islands get it.
  const text = script.textContent
    .split(before.display)
    .join(phone.display)
    .split(before.dial)
    .join(phone.dial);
  const data = JSON.parse(text) as PageData;
  script.textContent = JSON.stringify({ ...data, phone: { ...data.phone, locationId } });
}

if (known) {
  showCity(known);
  document.addEventListener('DOMContentLoaded', () => showCity(known));
}
