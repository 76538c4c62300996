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
  slug: slug('Address').describe(
    "The end of its address: piano for /junk-removal/piano. It is also the file's name.",
  ),
  meta,
  order: order('Order').describe('Where it is in the lists of these pages: 1 is first.'),
  name: text('Name').describe('What the page is about, as links name it: Piano removal.'),
  service: slug('Part of this service')
    .describe('The service to which it belongs; guides of the same service name each other first.')
    .optional(),
  local: slugs('Pages of cities about it', 'address')
    .describe('The addresses of service pages of cities to which the page leads, such as mattresses.')
    .optional(),
  ...validDays('the guide'),
  drawing: drawingField('Drawing').describe('The drawing at the top of the page.'),
  title: topTitle,
  lead,
  parts: rows('Parts of the page', 'part', {
    title,
    paragraphs: texts('Text of the part', 'paragraph').describe(
      'A paragraph each. One without its price facts is left out, and so is a part without paragraphs.',
    ),
  })
    .describe('Each part has a heading of its own.')
    .min(1),
  cost,
  questions: questions('Questions').describe(
    'An answer has at most 60 words; what goes beyond that is shown after a press on “More”.',
  ),
});
