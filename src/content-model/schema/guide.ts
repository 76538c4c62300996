import { z } from 'zod';
import { validDays } from './day';
import { drawingField } from './drawing';
import { rows } from './field';
import { cost, questions } from './local-service';
import { lead, meta, order, slug, slugs, text, texts, title, topTitle } from './parts';

/**
 * content/guides/<name>.json: a service, an item or a subject for readers of both countries, shown at /junk-removal/<name>,
 * which leads them to their city. content/pages/guide.json has the words that such pages share.
 */
export const guide = z.strictObject({
  slug: slug('Address', "The end of its address: piano for /junk-removal/piano. It is also the file's name."),
  meta,
  order: order('Order', 'Where it is in the lists of these pages: 1 is first.'),
  name: text('Name', 'What the page is about, as links name it: Piano removal.'),
  service: slug('Part of this service', 'Guides of the same service name each other first.').optional(),
  local: slugs('Pages of cities about it', 'Addresses of linked pages: mattresses.', 'address').optional(),
  ...validDays('the guide'),
  drawing: drawingField('Drawing', 'The drawing at the top of the page.'),
  title: topTitle,
  lead,
  parts: rows('Parts of the page', 'Each part has a heading of its own.', 'part', {
    title,
    paragraphs: texts('Text of the part', 'Without its price facts a paragraph is left out.', 'paragraph'),
  }).min(1),
  cost,
  questions: questions('Questions', 'At most 60 words an answer; the rest is shown after a press on “More”.'),
});
