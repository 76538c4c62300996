import { z } from 'zod';
import { longestCampaignName } from '../../shared/values/limits';
import { validDays } from './day';
import { choice, field, group, rows } from './field';
import {
  answers,
  anySlug,
  chosen,
  chosenCities,
  chosenPages,
  chosenService,
  drawingField,
  heroWords,
  lead,
  meta,
  order,
  phone,
  sample,
  sentences,
  serviceName,
  slug,
  text,
  textBlock,
  texts,
  title,
  topTitle,
} from './parts';

const question = z.strictObject({
  question: text('Question', 'As a customer would ask it: visitors press it to read the answer.'),
  answer: answers('Answer', 'At most 60 words, shown when a visitor opens the question.'),
  more: answers('Rest of the answer', 'What goes beyond it, shown after a press on “More”.').optional(),
});

const listOf = <Question extends typeof question>(of: Question) =>
  field(z.array(of).min(1).meta({ item: 'question' }));

const questions = listOf(question);

/** Questions of one city, each on one of its pages (docs/decisions/0054). */
export const cityQuestions = listOf(
  question.extend({
    page: choice('Shown on', "What fits it best. Empty: the city's home.", {
      'what-we-take': 'What we take',
      'how-it-works': 'How it works',
    }).optional(),
  }),
);

const cost = group('What it costs', 'What the price depends on. No price is named here.', {
  text: sentences('Text', 'The sentences above what changes the price.'),
  drivers: rows('What changes the price', 'What makes it higher or lower, with a title each.', 'reason', {
    title: text('Title', 'What it is that changes the price, in a few words.'),
    text: sentences('Text', 'How it changes the price, in a sentence or two.'),
  }).min(2),
});

/** content/local-services/<city>/<name>.json: a service, or all in one place, at /<city>/what-we-take/<name>. */
export const localService = z.strictObject({
  meta,
  order: order('Order', 'Where it is among the pages of its city: 1 is first.'),
  name: text('Name', "As links name it: Mattresses. A place as in the city's list, which links to it."),
  serviceName,
  service: chosenService('Part of this service', 'Empty: it is about a place such as a suburb.').optional(),
  ...validDays('the page'),
  drawing: drawingField('Drawing', 'The drawing at the top of the page, and beside links to it.'),
  title: topTitle,
  lead,
  cost,
  rules: texts('Local rules', 'What city, county, province or state want, a paragraph each.', 'paragraph'),
  access: texts('Getting it out', 'How it gets out of buildings here, a paragraph each.', 'paragraph'),
  questions: questions('Questions', 'At most 60 words an answer; the rest is shown after a press on “More”.'),
});

/** content/guides/<name>.json: for readers of both countries, at /junk-removal/<name>, which leads them to their city. */
export const guide = z.strictObject({
  slug: slug('Address', "The end of its address: piano for /junk-removal/piano. It is also the file's name."),
  meta,
  order: order('Order', 'Where it is in the lists of these pages: 1 is first.'),
  name: text('Name', 'What the page is about, as links name it: Piano removal.'),
  service: chosenService('Part of this service', 'Its guides name each other first.').optional(),
  local: chosenPages('Pages of cities about it', 'The pages that it links to.', 'page').optional(),
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

/** As it is saved with a request, and as reports sort it: in lowercase, without spaces. */
const campaignWord = field(anySlug.max(longestCampaignName, `at most ${longestCampaignName} characters`));

/** content/campaigns/<slug>.json: the page /<city>/offer/<slug> in its cities, on its days (docs/decisions/0073). */
export const campaign = z.strictObject({
  slug: campaignWord(
    'Address of the campaign',
    'Such as garage for /toronto/offer/garage; it never changes.',
  ),
  cities: chosenCities('Cities that have it', 'The cities with the page. Empty: all of them.').optional(),
  hero: group('Top of the page', 'What visitors see first. What is empty is as on the home of the city.', {
    ...heroWords,
    eyebrow: heroWords.eyebrow.optional(),
    points: heroWords.points.optional(),
  }),
  form: textBlock('Words above the form', 'Above the form. Empty: as on the home of the city.').optional(),
  /** The city's own coupon counts as well; a city without it shows none. */
  coupon: chosen('coupons')('Coupon on the page', 'Empty: none.').optional(),
  source: campaignWord('Where visitors saw it', 'As reports name it: flyer, truck, radio.'),
  medium: campaignWord('Kind of advertisement', 'As in reports: print, audio. May stay empty.').optional(),
  phone: phone('Phone of the campaign', 'It must take calls and texts. Empty: the city’s number.').optional(),
  ...validDays('the page of the campaign'),
  sample: sample('Switch this off once it is a real campaign: a live site leaves out samples.'),
});
