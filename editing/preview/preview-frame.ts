import type { City } from '../../src/content-model/types';
import { keepView, readView, scaleFor, widths, type View } from './preview-view';

const widthNames: Record<keyof typeof widths, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

type Option = { value: string; text: string };

function fill(select: HTMLSelectElement, options: Option[], value: string): void {
  const written = JSON.stringify(options);
  if (select.dataset.options !== written) {
    select.dataset.options = written;
    select.replaceChildren(
      ...options.map(({ value: each, text }) => {
        const option = select.ownerDocument.createElement('option');
        option.value = each;
        option.textContent = text;
        return option;
      }),
    );
  }
  select.value = value;
}

/** The bar above a preview, where staff choose for which city and how wide it shows the page, and the preview's size. */
export class PreviewFrame {
  private readonly view: View = readView();
  /** The city of the entry itself, until another one is chosen. */
  private chosen: string | undefined;
  private readonly frame: HTMLElement;
  private readonly bar: HTMLElement;
  private readonly city: HTMLSelectElement;
  private readonly note: HTMLElement;
  private readonly toggle: HTMLButtonElement;
  private readonly observer: ResizeObserver;

  constructor(
    container: HTMLElement,
    private readonly redraw: () => void,
  ) {
    this.frame = container.ownerDocument.defaultView?.frameElement as HTMLElement;
    const screen = this.frame.ownerDocument;
    const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) =>
      Object.assign(screen.createElement(name), { className });
    this.bar = make('div', 'preview-bar');
    this.bar.setAttribute('role', 'group');
    this.bar.setAttribute('aria-label', 'Preview');
    this.note = make('p', 'preview-note');
    this.note.setAttribute('role', 'status');
    this.toggle = make('button', 'preview-toggle');
    this.toggle.type = 'button';
    this.city = this.choice('City', (value) => this.chooseCity(value));
    const width = this.choice('Width', (value) => this.chooseWidth(Number(value)));
    const names = Object.entries(widths) as [keyof typeof widths, number][];
    fill(
      width,
      names.map(([name, pixels]) => ({ value: String(pixels), text: `${widthNames[name]}, ${pixels}` })),
      String(this.view.width),
    );
    this.bar.append(this.note);
    this.offerCities(false);
    this.frame.before(this.bar);
    this.toggle.addEventListener('click', () => this.turn(!this.isPageShown()));
    screen.body.append(this.toggle);
    this.turn(false);
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(this.frame.parentElement as Element);
    this.observer.observe(this.bar);
  }

  /**
   * Offers the cities, none for a page without a city, and gives the chosen one: at first the entry's own, else the one
   * chosen last. Says which phone the page shows.
   */
  showCities(
    cities: readonly City[],
    own: string | undefined,
    displayOf: (city: City | undefined) => string,
    phones: Record<string, string>,
  ): string | undefined {
    const wanted = this.chosen ?? own ?? this.view.city;
    const city = cities.find(({ slug }) => slug === wanted) ?? cities[0];
    this.offerCities(cities.length > 0);
    this.note.textContent = '';
    if (!city) return undefined;
    const options = cities.map(({ slug, locationName }) => ({ value: slug, text: locationName }));
    fill(this.city, options, city.slug);
    const ownPhone = `${city.locationName}'s own`;
    const whose = phones[city.locationId] ? ownPhone : `the main one: ${ownPhone} is not known here`;
    this.note.textContent = `Phone: ${displayOf(city)}, ${whose}.`;
    return city.slug;
  }

  /** On a phone, shows the form in place of the page. */
  showForm(): void {
    this.turn(false);
  }

  remove(): void {
    this.observer.disconnect();
    this.turn(false);
    this.toggle.remove();
    this.bar.remove();
  }

  private choice(name: string, choose: (value: string) => void): HTMLSelectElement {
    const screen = this.frame.ownerDocument;
    const whole = screen.createElement('span');
    const label = screen.createElement('label');
    const select = screen.createElement('select');
    select.id = `preview-${name.toLowerCase()}`;
    label.htmlFor = select.id;
    label.textContent = `${name} `;
    select.addEventListener('change', () => choose(select.value));
    whole.append(label, select);
    this.bar.append(whole);
    return select;
  }

  private offerCities(areOffered: boolean): void {
    (this.city.parentElement as HTMLElement).hidden = !areOffered;
  }

  private chooseCity(slug: string): void {
    this.chosen = slug;
    this.view.city = slug;
    keepView(this.view);
    this.redraw();
  }

  private chooseWidth(width: number): void {
    this.view.width = width;
    keepView(this.view);
    this.fit();
  }

  private isPageShown(): boolean {
    return this.frame.ownerDocument.documentElement.classList.contains('shows-page');
  }

  private turn(isPageShown: boolean): void {
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
