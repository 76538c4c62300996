import { validDays } from './day';
import { group } from './field';
import {
  heading,
  intro,
  lead,
  link,
  linkedIntro,
  meta,
  points,
  sentences,
  text,
  textBlock,
  texts,
  title,
  words,
  heroWords,
} from './parts';
import { photo } from './photo';

/** content/pages/home.json: the words on the home of every city. */
export const home = group("A city's home", {
  meta,
  hero: group('Top of the page', {
    ...heroWords,
    rating: group('Rating of the company', {
      value: text('Rating in bold').describe(
        'A claim, as in {claim.rating.value}; while that claim is gone, the whole line is.',
      ),
      label: text('Words after the rating').describe('Stands after it: {claim.rating.label}.'),
    })
      .describe('Right under the lead, with a star; it leads to the reviews of the city.')
      .optional(),
    film: group('Film of the truck', {
      pause: text('Button that pauses').describe('Stops the film.'),
      play: text('Button that plays').describe('Starts the film again.'),
      poster: photo('Still picture of the film')
        .describe('A frame of a film you really shot. Empty: the drawn one.')
        .optional(),
    }).describe('The drawn film beside the title.'),
  }).describe("What visitors see first on a city's home, beside the film."),
  ways: group('Links to the parts of the page', {
    name: text('Name of these links').describe('What screen readers call the row.'),
    faq: text('To the questions').describe('Leads to the page with all questions.'),
    'same-day': text('To the banner for the same day').describe(
      'Leads to the banner with the time slots; two or three words, as all of the row.',
    ),
    services: text('To the services').describe('Leads to the list of the services.'),
    load: text('To the truck that fills').describe(
      'Leads to the truck that fills, while that is switched on.',
    ),
    rates: text('To the rates').describe('Leads to what the price includes.'),
    trust: text('To insurance, payment and reuse').describe('Leads to the part on why to trust the company.'),
    coupons: text('To the coupons').describe('Leads to the coupons, while there are any.'),
    steps: text('To the three steps').describe('Leads to the three steps.'),
    reviews: text('To the reviews').describe('Leads to the reviews, where there are any.'),
    jobs: text('To the jobs done').describe('Leads to the jobs done, where there are any.'),
    about: text('To the part about the city').describe('Leads to the part about the city.'),
  }).describe(
    'The row of links under the top, one for each part; a part that is not on the page has no link.',
  ),
  sameDay: group('Banner for the same day', {
    title,
    text: words,
    board: group('Board of time slots', {
      title: text('Title').describe('Stands above the time slots of the next open day.'),
      open: text('Word for an open time slot').describe('Beside a time slot that can still be requested.'),
      begun: text('Word for one that has begun').describe('Beside a time slot that has already begun.'),
    }).describe('The list of time slots in that banner.'),
    link,
    ...validDays('the banner'),
  }).describe("Under the top of a city's home, with the time slots that are still open."),
  services: linkedIntro('Services on the page').describe(
    "The part of a city's home that lists the services.",
  ),
  jobs: group('Jobs done', {
    title: text('Title').describe('The heading over the jobs, shown only when there are some.'),
    lead,
    more: sentences('Opens the other jobs').describe(
      'A phone shows the newest job first; {count} is how many others it opens.',
    ),
  }).describe("The city's newest jobs, shown on its home in place of the drawn rooms."),
  callBanner: textBlock('Banner with the phone number').describe(
    "The part of a city's home that asks visitors to call or text.",
  ),
  trust: group('Why trust the company', {
    title,
    points,
  }).describe(
    "The part of a city's home on insurance, payment and reuse; a point without its price facts is left out.",
  ),
  steps: linkedIntro('The three steps').describe("The part of a city's home with the three steps."),
  rates: group('All-inclusive rates', {
    title,
    lead,
    points: texts('Points', 'point').describe('What the price includes, a line each.'),
    included: text('Word beside what is included').describe('Stands beside each of those lines.'),
    total: text('Last line of the rates').describe('Stands under those lines, as on a bill.'),
  }).describe("The part of a city's home that says what the price includes."),
  estimate: textBlock('Form for an estimate').describe("The words beside the short form on a city's home."),
  supporters: group('Local teams', {
    title,
    text: words,
    more: sentences('Opens the other teams').describe(
      'A phone shows two teams first; {count} is how many others it opens.',
    ),
  }).describe("The words above the local teams on a city's home."),
  reviews: group('Reviews on the page', {
    title,
    lead,
    more: sentences('Opens the other reviews').describe(
      'A phone shows one review first; {count} is how many others it opens.',
    ),
    link,
  }).describe("The part of a city's home with its reviews."),
  coupons: intro('Coupons on the page').describe("The words above the coupons on a city's home."),
  claims: heading('Claims on the page').describe("The words above the claims on a city's home."),
  about: group('About the city', {
    title,
    places: sentences('Heading over the places').describe(
      'Above what the city says about the places it serves.',
    ),
    more: sentences('Opens the texts').describe(
      'A phone folds these texts: a press on these words shows them.',
    ),
    served: text('Words before the list of places').describe(
      'Right before the names of the places that the city serves.',
    ),
    neighbours: text('Words about cities nearby').describe(
      'Leads to the cities nearby; {cities} stands for their names.',
    ),
    questions: text('Heading over the questions').describe("Above the city's own questions."),
    allQuestions: text('Link to all questions').describe("Under the city's own questions."),
  }).describe("The headings of the part of a city's home that is about the city itself."),
});
