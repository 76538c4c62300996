/**
 * What is measured of a visit, and all that is told of it (docs/measuring.md): the name of the event, the form, and the
 * slug of the city, `''` where the page has none. Nothing that a visitor typed.
 */
export type MeasuredEvent =
  | { event: 'form_started' | 'form_sent' | 'form_failed'; form: string; city: string }
  | { event: 'call_pressed' | 'text_pressed'; city: string }
  | { event: 'city_chosen'; city: string };
