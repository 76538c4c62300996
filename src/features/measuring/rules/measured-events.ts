/**
 * The events that the site measures, and all that it reports of each (docs/measuring.md): the event's name, the form,
 * and the city's slug, `''` on a page without a city. It reports nothing that a visitor typed.
 */
export type MeasuredEvent =
  | { event: 'form_started' | 'form_sent' | 'form_failed'; form: string; city: string }
  | { event: 'call_pressed' | 'text_pressed'; city: string }
  | { event: 'city_chosen'; city: string };

/** How fast a visit is, by Google's names: the page is the name of its file in src/templates or src/pages. */
export type MeasuredSpeed = {
  event: 'web_vital';
  metric: 'FCP' | 'LCP' | 'INP' | 'CLS';
  value: number;
  page: string;
  city: string;
};
