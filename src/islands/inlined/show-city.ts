import type { PhoneNumber } from '../../shared/values/phone-number';
import { knownCity } from '../known-city';
import { pageDataId, type PageData } from '../page-data';
import { replacePhone, withPhone } from '../page-phone';

/** Behind the header of the brand's pages, before the first paint: whoever comes from a city keeps its menu and number. */
const { dataset: own } = document.currentScript as HTMLScriptElement;
const built = JSON.parse(own.built!) as { phone: PhoneNumber; logos: Record<string, object> };
const known = knownCity();

function showCity({ city, phone, locationId, country, hourWords }: NonNullable<typeof known>): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-of-city]')) {
    const { content, dataset } = template;
    for (const link of content.querySelectorAll('a')) {
      const href = link.getAttribute('href')!.replace(/^\/\?/, city.path);
      link.setAttribute('href', href.replace('%7Bcity%7D', encodeURIComponent(city.locationName)));
    }
    const image = content.querySelector('img');
    if (image) Object.assign(image, built.logos[String(country)]);
    if (dataset.ofCity) template.previousElementSibling?.remove();
    template.replaceWith(content);
  }
  const inWords = hourWords[document.documentElement.lang.slice(0, 2)];
  if (inWords) for (const part of document.querySelectorAll('[data-hours]')) part.textContent = inWords;
  replacePhone(built.phone, phone);
  const script = document.getElementById(pageDataId);
  if (!script) return;
  // As if the page was built for the city: the entry refreshes its number, and islands get it.
  const data = JSON.parse(withPhone(script.textContent, built.phone, phone)) as PageData;
  script.textContent = JSON.stringify({ ...data, phone: { ...data.phone, locationId, ...phone } });
}

if (known) {
  showCity(known);
  document.addEventListener('DOMContentLoaded', () => showCity(known));
}
