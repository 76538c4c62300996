import type { City } from '../../src/content-model/types';
import { showEdited } from './point';

export const widths = { Phone: 390, Tablet: 768, Desktop: 1440 };

const storeKey = 'editing-preview';

export const scaleFor = (width: number, space: number): number => Math.min(1, space / width);

const barHtml = `
  <span hidden><label for="preview-city">City </label><select id="preview-city"></select></span>
  <span><label for="preview-width">Width </label><select id="preview-width"></select></span>
  <p class="preview-note" role="status"></p>`;

export class PreviewFrame {
  private readonly view: { city?: string; width: number } = {
    width: widths.Phone,
    ...(JSON.parse(window.localStorage.getItem(storeKey) ?? '{}') as object),
  };
  private chosen: string | undefined;
  private readonly frame: HTMLElement;
  private readonly bar: HTMLElement;
  private readonly city: HTMLSelectElement;
  private readonly toggle: HTMLButtonElement;
  private readonly observer = new ResizeObserver(() => this.fit());

  constructor(container: HTMLElement, redraw: () => void) {
    this.frame = container.ownerDocument.defaultView?.frameElement as HTMLElement;
    this.frame.title = 'The page';
    const screen = this.frame.ownerDocument;
    this.bar = Object.assign(screen.createElement('div'), { className: 'preview-bar', innerHTML: barHtml });
    this.bar.setAttribute('role', 'group');
    this.bar.setAttribute('aria-label', 'Preview');
    this.frame.before(this.bar);
    this.city = this.select('city', (slug) => {
      this.chosen = slug;
      this.view.city = slug;
      redraw();
    });
    const width = this.select('width', (pixels) => {
      this.view.width = Number(pixels);
      this.fit();
    });
    for (const [name, pixels] of Object.entries(widths))
      width.add(new Option(`${name}, ${pixels}`, `${pixels}`));
    width.value = String(this.view.width);
    this.toggle = Object.assign(screen.createElement('button'), {
      type: 'button',
      className: 'staff-button preview-toggle',
    });
    this.toggle.addEventListener('click', () => {
      const isPageShown = screen.documentElement.classList.contains('shows-page');
      this.turn(!isPageShown);
      if (!isPageShown) showEdited();
    });
    screen.body.append(this.toggle);
    this.turn(false);
    this.observer.observe(this.frame.parentElement as Element);
    this.observer.observe(this.bar);
  }

  /** Gives the chosen city: at first the entry's own, else the one chosen last; none for a page without a city. */
  showCities(
    cities: readonly City[],
    own: string | undefined,
    displayOf: (city: City | undefined) => string,
    phones: Record<string, string>,
  ): string | undefined {
    const wanted = this.chosen ?? own ?? this.view.city;
    const city = cities.find(({ slug }) => slug === wanted) ?? cities[0];
    (this.city.parentElement as HTMLElement).hidden = !city;
    const note = this.bar.querySelector('.preview-note') as HTMLElement;
    note.textContent = '';
    if (!city) return undefined;
    const names = JSON.stringify(cities.map(({ slug, locationName }) => [slug, locationName]));
    // A list that is open must not be made anew.
    if (this.city.dataset.names !== names)
      this.city.replaceChildren(...cities.map(({ slug, locationName }) => new Option(locationName, slug)));
    this.city.dataset.names = names;
    this.city.value = city.slug;
    const ownPhone = `${city.locationName}'s own`;
    const whose = phones[city.locationId] ? ownPhone : `the main one: ${ownPhone} is not known here`;
    note.textContent = `Phone: ${displayOf(city)}, ${whose}.`;
    return city.slug;
  }

  remove(): void {
    this.observer.disconnect();
    this.turn(false);
    this.toggle.remove();
    this.bar.remove();
  }

  private select(name: string, choose: (value: string) => void): HTMLSelectElement {
    const select = this.bar.querySelector(`#preview-${name}`) as HTMLSelectElement;
    select.addEventListener('change', () => {
      choose(select.value);
      window.localStorage.setItem(storeKey, JSON.stringify(this.view));
    });
    return select;
  }

  turn(isPageShown: boolean): void {
    this.frame.ownerDocument.documentElement.classList.toggle('shows-page', isPageShown);
    this.toggle.textContent = isPageShown ? 'Back to the form' : 'See the page';
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.frame.parentElement as HTMLElement;
    const scale = scaleFor(this.view.width, clientWidth);
    const height = (clientHeight - this.bar.offsetHeight) / scale;
    const left = Math.max(0, (clientWidth - this.view.width) / 2);
    Object.assign(this.frame.style, {
      width: `${this.view.width}px`,
      height: `${height}px`,
      marginLeft: `${left}px`,
      transformOrigin: '0 0',
      transform: `scale(${scale})`,
    });
  }
}
