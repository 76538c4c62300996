import { loadAgain } from './follow-address';
import { slugOfFile } from '../content/cities/city-files';
import type { ScreenSettings } from '../config/screen-config';
import { screenWords } from '../config/screen-words';
import {
  decapNewCity,
  deletionAddress,
  newCityLike,
  newCityPage,
  readPlace,
  changeAddressAddress,
} from './staff/place';

function cityAt(hash: string): string | undefined {
  const place = readPlace(hash);
  return place.page === 'decap' ? slugOfFile(place.path ?? '') : undefined;
}

function insteadOf(pressed: Element, deletionLabel: string): string | undefined {
  if (pressed.closest('a')?.getAttribute('href') === decapNewCity) return newCityPage;
  const slug = cityAt(window.location.hash);
  const label = pressed.closest('button')?.textContent?.trim();
  return slug !== undefined && label === deletionLabel ? deletionAddress(slug) : undefined;
}

/** Decap's form knows nothing of the files that belong to a city, and its copy has another city's places and codes. */
export function leadCities(settings: ScreenSettings): void {
  const words = screenWords({}, settings) as { editor: { editorToolbar: Record<string, string> } };
  const label = words.editor.editorToolbar.deletePublishedEntry ?? '';
  document.addEventListener(
    'click',
    (event) => {
      const address = insteadOf(event.target as Element, label);
      if (address === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      window.location.hash = address;
    },
    { capture: true },
  );
  window.addEventListener(
    'hashchange',
    (event) => {
      const { hash } = new URL(event.newURL);
      if (!hash.startsWith(decapNewCity)) return;
      // Decap CMS has opened its own form, for a copy with all of the city's texts: that must not stay behind ours.
      const like = hash.includes('duplicate') ? cityAt(new URL(event.oldURL).hash) : undefined;
      event.stopImmediatePropagation();
      window.history.replaceState(null, '', like === undefined ? newCityPage : newCityLike(like));
      loadAgain();
    },
    { capture: true },
  );
}

/** The address is changed on a page of our own, because other files and links name it too. */
export function citySlugWidget(): unknown {
  return window.createClass<{ props: WidgetProps }>({
    isValid: () => true,
    shouldComponentUpdate: () => true,
    render() {
      const { value, forID } = this.props;
      const slug = typeof value === 'string' ? value : '';
      return window.h(
        'div',
        { className: 'city-slug' },
        window.h('input', { id: forID, value: slug, readOnly: true }),
        window.h('a', { href: changeAddressAddress(slug) }, 'Change the address'),
        window.h('a', { href: newCityLike(slug) }, 'Start a new city from this one'),
      );
    },
  });
}
