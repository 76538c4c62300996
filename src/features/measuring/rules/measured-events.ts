/**
 * The events that the site measures, and all that it reports of each (docs/measuring.md), besides the campaign of the last
 * visit that one brought: the event's name, the form, the city's slug, `''` on a page without a city, the part of the page
 * in which the button is, and an id. It reports nothing that a visitor typed.
 */
export type MeasuredEvent = { city: string; form?: string; place?: string } & (
  | {
      event: 'form_started' | 'form_failed' | 'call_pressed' | 'text_pressed' | 'city_chosen';
      id?: undefined;
    }
  /** The push id, by which ad platforms know the request again in the files of `npm run leads`. */
  | { event: 'form_sent'; id: string }
);

/** How fast a visit is, by Google's names: the page is the name of its file in src/templates or src/pages. */
export type MeasuredSpeed = {
  event: 'web_vital';
  metric: 'FCP' | 'LCP' | 'INP' | 'CLS';
  value: number;
  page: string;
  city: string;
};
