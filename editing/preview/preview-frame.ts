import type { City } from '../../src/content-model/types';
import { showEdited } from './point';

export const widths = { Phone: 390, Tablet: 768, Desktop: 1440 };

const storeKey = 'editing-preview';

export const scaleFor = (width: number, space: number): number => Math.min(1, space / width);

const barHtml = `<div class="preview-bar" role="group" aria-label="Preview">
  <span hidden><label for="preview-city">City </label><select id="preview-city"></select></span>
  <span><label for="preview-width">Width </label><select id="preview-width">
    ${Object.entries(widths)
      .map(([name, pixels]) => `<option value="${pixels}">${name}, ${pixels}</option>`)
      .join('')}
  </select></span>
  <p class="preview-note" role="status"></p></div>`;

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
    this.frame.insertAdjacentHTML('beforebegin', barHtml);
    this.bar = this.frame.previousElementSibling as HTMLElement;
    this.city = this.select('city', (slug) => {
      this.chosen = slug;
      this.view.city = slug;
      redraw();
    });
    const width = this.select('width', (pixels) => {
      this.view.width = Number(pixels);
      this.fit();
    });
    width.value = String(this.view.width);
    this.toggle = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'staff-button preview-toggle',
    });
    this.toggle.addEventListener('click', () => {
      this.turn(!document.documentElement.classList.contains('shows-page'));
      showEdited();
    });
    document.body.append(this.toggle);
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
    document.documentElement.classList.toggle('shows-page', isPageShown);
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
