import { propsOf } from '../../../shared/browser/page-phone';
import { nearbyLinks } from '../../cities/components/city-list';
import { locateVisitor } from '../../cities/services/geolocation';
import type { CityFinderProps } from '../components/city-finder';
import { citiesNear } from '../rules/find-cities';

/** Shows the visitor's cities before anybody searches. */
export async function mount(host: HTMLElement): Promise<void> {
  const finder = host.closest<HTMLElement>('[data-island=city-finder]');
  const visitor = await locateVisitor();
  const shown = host.querySelector('template')?.content;
  if (!finder || !visitor || !shown) return;
  const { cities } = propsOf(finder) as CityFinderProps;
  const links = nearbyLinks(citiesNear(visitor, cities));
  const [item] = shown.querySelectorAll('li');
  if (!item || links.length === 0) return;
  const items = links.map(({ name, path }) => {
    const copy = item.cloneNode(true) as HTMLElement;
    Object.assign(copy.querySelector('a') ?? {}, { href: path, textContent: name });
    return copy;
  });
  item.replaceWith(...items);
  host.replaceChildren(shown);
}
