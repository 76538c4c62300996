import type { PhoneNumber } from '../../../shared/values/phone-number';
import { knownCity } from '../../../shared/browser/known-city';
import { pageDataId, type PageData } from '../../../shared/browser/page-data';
import { replacePhone, withPhone } from '../../../shared/browser/page-phone';

/**
 * On the brand's pages, before the first paint: whoever comes from a city keeps its menu and number. It is before
 * the header: after it, Chrome paints the header alone, then the page.
 */
const { dataset: own } = document.currentScript as HTMLScriptElement;
type Built = { phone: PhoneNumber; language: string; logos: Record<string, object> };
const built = JSON.parse(own.built!) as Built;
const known = knownCity();

function showCity({ city, phone, locationId, country, hourWords }: NonNullable<typeof known>): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-of-city]')) {
    for (const link of template.content.querySelectorAll('a')) {
      const href = link.getAttribute('href')!.replace(/^\/\?/, city.path);
      link.setAttribute('href', href.replace('%7Bcity%7D', encodeURIComponent(city.locationName)));
      if (link.textContent.includes('{city}'))
        link.textContent = link.textContent.replace('{city}', city.locationName);
    }
    const image = template.content.querySelector('img');
    if (image) Object.assign(image, built.logos[String(country)]);
    if (template.dataset.ofCity) template.previousElementSibling?.remove();
    template.replaceWith(template.content);
  }
  const inWords = hourWords[built.language];
  if (inWords) for (const part of document.querySelectorAll('[data-hours]')) part.textContent = inWords;
  replacePhone(built.phone, phone);
  const script = document.getElementById(pageDataId);
  if (!script) return;
  // As if the page was built for the city: the entry refreshes its number, and islands get it.
  const data = JSON.parse(withPhone(script.textContent, built.phone, phone)) as PageData;
  script.textContent = JSON.stringify({ ...data, phone: { ...data.phone, locationId, ...phone } });
}

if (known) {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main')) return;
    observer.disconnect();
    showCity(known);
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => showCity(known));
}
