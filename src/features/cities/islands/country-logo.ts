import type { Site } from '../../../content-model/types';
import { afterPress } from '../../../shared/browser/press';
import { visitorCountry } from '../../../shared/site/visitor-country';
import { locateVisitor } from '../services/geolocation';

/** Shows what is for the visitor's country: the logo, the field for the code and the box for offers (docs/specification.md, section 8). */
export async function mount(host: HTMLElement, { logos }: { logos: Site['brand']['logos'] }): Promise<void> {
  const country = visitorCountry(await locateVisitor());
  const image = host.querySelector('img');
  afterPress(() => {
    if (image && country !== 'unknown') Object.assign(image, logos[country]);
    for (const part of document.querySelectorAll<HTMLElement>('[data-for-country]'))
      part.hidden = part.dataset.forCountry !== country;
    for (const box of document.querySelectorAll<HTMLElement>('[data-awaits-country]')) {
      const isShown = box.dataset.awaitsCountry?.split(' ').includes(country) ?? false;
      const form = box.closest('form');
      if (form) form.dataset.marketing = isShown ? 'shown' : 'none';
      box.querySelector('input')!.disabled = !isShown;
      if (isShown) delete box.dataset.awaitsCountry;
    }
  });
}
