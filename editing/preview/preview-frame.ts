import type { City } from '../../src/content-model/types';

const widths = { Phone: 390, Tablet: 768, Desktop: 1440 };

const storeKey = 'editing-preview';

const barHtml = `<div class="preview-bar" role="group" aria-label="Preview">
  <span hidden><label for="preview-city">City </label><select id="preview-city"></select></span>
  <span><label for="preview-width">Width </label><select id="preview-width">
    ${Object.entries(widths)
      .map(([name, pixels]) => `<option value="${pixels}">${name}, ${pixels}</option>`)
      .join('')}
  </select></span>
  <p class="preview-note" role="status"></p></div>`;

/** A frame with a page in it, drawn smaller where it is wider than the room for it, and the bar above to choose its width. */
export class PreviewFrame {
  private readonly view: { city?: string; width: number } = {
    width: widths.Phone,
    ...(JSON.parse(window.localStorage.getItem(storeKey) ?? '{}') as object),
  };
  private chosen: string | undefined;
  private readonly bar: HTMLElement;
  private readonly observer = new ResizeObserver(() => this.fit());

  constructor(
    private readonly frame: HTMLElement,
    redraw = (): void => undefined,
  ) {
    frame.insertAdjacentHTML('beforebegin', barHtml);
    this.bar = frame.previousElementSibling as HTMLElement;
    this.find<HTMLSelectElement>('#preview-width').value = String(this.view.width);
    this.bar.addEventListener('change', ({ target }) => {
      const { id, value } = target as HTMLSelectElement;
      if (id === 'preview-width') this.view.width = Number(value);
      else this.chosen = this.view.city = value;
      window.localStorage.setItem(storeKey, JSON.stringify(this.view));
      this.fit();
      redraw();
    });
    this.observer.observe(frame.parentElement as Element);
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
    const select = this.find<HTMLSelectElement>('#preview-city');
    const note = this.find('.preview-note');
    (select.parentElement as HTMLElement).hidden = !city;
    note.textContent = '';
    if (!city) return undefined;
    const names = JSON.stringify(cities.map(({ slug, locationName }) => [slug, locationName]));
    // A list that is open must not be made anew.
    if (select.dataset.names !== names)
      select.replaceChildren(...cities.map(({ slug, locationName }) => new Option(locationName, slug)));
    select.dataset.names = names;
    select.value = city.slug;
    const ownPhone = `${city.locationName}'s own`;
    const whose = phones[city.locationId] ? ownPhone : `the main one: ${ownPhone} is not known here`;
    note.textContent = `Phone: ${displayOf(city)}, ${whose}.`;
    return city.slug;
  }

  remove(): void {
    this.observer.disconnect();
    this.bar.remove();
  }

  private find<Kind extends HTMLElement>(selector: string): Kind {
    return this.bar.querySelector(selector) as Kind;
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.frame.parentElement as HTMLElement;
    const { width } = this.view;
    const scale = Math.min(1, clientWidth / width);
    Object.assign(this.frame.style, {
      width: `${width}px`,
      height: `${(clientHeight - this.bar.offsetHeight) / scale}px`,
      marginLeft: `${Math.max(0, (clientWidth - width) / 2)}px`,
      transformOrigin: '0 0',
      transform: `scale(${scale})`,
    });
  }
}

/** On a phone: turns from the form to its page, and back. */
export function pageToggle(onTurn: () => void) {
  const button = document.createElement('button');
  const { classList } = document.documentElement;
  const turn = (isPageShown: boolean): void => {
    classList.toggle('shows-page', isPageShown);
    button.textContent = isPageShown ? 'Back to the form' : 'See the page';
  };
  const remove = (): void => {
    turn(false);
    button.remove();
  };
  Object.assign(button, { type: 'button', className: 'staff-button preview-toggle' });
  button.addEventListener('click', () => {
    turn(!classList.contains('shows-page'));
    onTurn();
  });
  turn(false);
  document.body.append(button);
  return { turn, remove };
}
