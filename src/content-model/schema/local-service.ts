import { z } from 'zod';
import { drawing, meta, order, slug, text, texts } from './parts';

const question = z.strictObject({
  question: text,
  answer: text,
  /** Is shown after a press on "more". */
  more: text.optional(),
});

/** Questions of one city, or of one page about a service in a city. */
export const questions = z.array(question).min(1);

/**
 * content/local-services/<city>/<name>.json: one service or thing in one city, shown at /<city>/what-we-take/<name>. All
 * of its texts are its own; content/pages/local-service.json has the words that such pages share.
 */
export const localService = z.strictObject({
  meta,
  order,
  /** What the page is about, as lists and breadcrumbs name it: "Mattresses". */
  name: text,
  /** The slug of the service in content/services/ to which it belongs. */
  service: slug,
  drawing,
  title: text,
  lead: text,
  /** What the price depends on; no price is ever named here. */
  cost: z.strictObject({ text, drivers: z.array(z.strictObject({ title: text, text })).min(2) }),
  /** What the city, county or province lays down, a paragraph each. */
  rules: texts,
  /** How it gets out of the buildings of this city, a paragraph each. */
  access: texts,
  questions,
});
