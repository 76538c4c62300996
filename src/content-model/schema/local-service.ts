import { z } from 'zod';
import { validDays } from './day';
import { drawingField } from './drawing';
import { choice, field, group, rows } from './field';
import { answers, lead, meta, order, sentences, serviceName, slug, text, texts, topTitle } from './parts';

const question = z.strictObject({
  question: text('Question').describe(
    'The question as a customer would ask it: visitors press it to read the answer.',
  ),
  answer: answers('Answer').describe('At most 60 words, shown when a visitor opens the question.'),
  more: answers('Rest of the answer')
    .describe('What goes beyond the answer, shown after a press on “More”.')
    .optional(),
});

const listOf = <Question extends typeof question>(of: Question) =>
  field(z.array(of).min(1).meta({ item: 'question' }));

export const questions = listOf(question);

/** Questions of one city, each on one of its pages (docs/decisions/0054). */
export const cityQuestions = listOf(
  question.extend({
    page: choice('Shown on', { 'what-we-take': 'What we take', 'how-it-works': 'How it works' })
      .describe(
        "Disposal rules and things go on “What we take”, parking, stairs and elevators on “How it works”. Empty: on the city's home.",
      )
      .optional(),
  }),
);

export const cost = group('What it costs', {
  text: sentences('Text').describe('The sentences above what changes the price.'),
  drivers: rows('What changes the price', 'reason', {
    title: text('Title').describe('What it is that changes the price, in a few words.'),
    text: sentences('Text').describe('How it changes the price, in a sentence or two.'),
  })
    .describe('Each thing that makes the price higher or lower, with a title of its own.')
    .min(2),
}).describe('What the price depends on. No price is named here.');

/**
 * content/local-services/<city>/<name>.json: one service or thing in one city, or all of them in one place of it, shown at
 * /<city>/what-we-take/<name>. All of its texts are its own; content/pages/local-service.json has the words that such pages
 * share.
 */
export const localService = z.strictObject({
  meta,
  order: order('Order').describe('Where it is among the pages of its city: 1 is first.'),
  name: text('Name').describe(
    "What the page is about, as links name it: Mattresses. Of a place as it is in the city's list, which then links to it.",
  ),
  serviceName,
  service: slug('Part of this service')
    .describe(
      'The service to which it belongs. Empty: the page is about a place that the crew serves, such as a suburb.',
    )
    .optional(),
  ...validDays('the page'),
  drawing: drawingField('Drawing').describe('The drawing at the top of the page, and beside links to it.'),
  title: topTitle,
  lead,
  cost,
  rules: texts('Local rules', 'paragraph').describe(
    'What the city, county, province or state lays down, a paragraph each.',
  ),
  access: texts('Getting it out', 'paragraph').describe(
    'How it gets out of the buildings of this city, a paragraph each.',
  ),
  questions: questions('Questions').describe(
    'An answer has at most 60 words; what goes beyond that is shown after a press on “More”.',
  ),
});
