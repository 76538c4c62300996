import { validDays } from './day';
import { file, group } from './field';
import {
  heading,
  heroWords,
  intro,
  lead,
  link,
  linkedIntro,
  meta,
  photo,
  points,
  sentences,
  text,
  textBlock,
  texts,
  title,
  words,
} from './parts';

/** content/pages/home.json: the words on the home of every city. */
export const home = file("A city's home", {
  meta,
  hero: group('Top of the page', "What visitors see first on a city's home, beside the film.", {
    ...heroWords,
    rating: group('Rating of the company', 'Under the lead, with a star; it leads to the reviews.', {
      value: text('Rating in bold', 'As in {claim.rating.value}; without that claim there is no line.'),
      label: text('Words after the rating', 'Stands after it: {claim.rating.label}.'),
    }).optional(),
    film: group('Film of the truck', 'The drawn film beside the title.', {
      pause: text('Button that pauses', 'Stops the film.'),
      play: text('Button that plays', 'Starts the film again.'),
      poster: photo('Still picture of the film', 'A frame of your film. Empty: the drawn one.').optional(),
    }),
  }),
  ways: group('Links to the parts of the page', 'Under the top; a part that is not there has no link.', {
    name: text('Name of these links', 'What screen readers call the row.'),
    faq: text('To the questions', 'Leads to the page with all questions.'),
    'same-day': text('To the banner for the same day', 'To its time slots, in two or three words.'),
    services: text('To the services', 'Leads to the list of the services.'),
    load: text('To the truck that fills', 'Leads to the truck that fills, while that is switched on.'),
    rates: text('To the rates', 'Leads to what the price includes.'),
    trust: text('To insurance, payment and reuse', 'Leads to the part on why to trust the company.'),
    coupons: text('To the coupons', 'Leads to the coupons, while there are any.'),
    steps: text('To the three steps', 'Leads to the three steps.'),
    reviews: text('To the reviews', 'Leads to the reviews, where there are any.'),
    jobs: text('To the jobs done', 'Leads to the jobs done, where there are any.'),
    about: text('To the part about the city', 'Leads to the part about the city.'),
  }),
  sameDay: group('Banner for the same day', "Under the top of a city's home, with the open time slots.", {
    title,
    text: words,
    board: group('Board of time slots', 'The list of time slots in that banner.', {
      title: text('Title', 'Stands above the time slots of the next open day.'),
      open: text('Word for an open time slot', 'Beside a time slot that can still be requested.'),
      begun: text('Word for one that has begun', 'Beside a time slot that has already begun.'),
    }),
    link,
    ...validDays('the banner'),
  }),
  services: linkedIntro('Services on the page', "The part of a city's home that lists the services."),
  jobs: group('Jobs done', "The city's newest jobs, shown on its home in place of the drawn rooms.", {
    title: text('Title', 'The heading over the jobs, shown only when there are some.'),
    lead,
    more: sentences('Opens the other jobs', 'A phone shows the newest first; {count} others follow.'),
  }),
  callBanner: textBlock('Banner with the phone number', "Asks visitors on a city's home to call or text."),
  trust: group('Why trust the company', 'Insurance, payment, reuse; a point without its facts is left out.', {
    title,
    points,
  }),
  steps: linkedIntro('The three steps', "The part of a city's home with the three steps."),
  rates: group('All-inclusive rates', "The part of a city's home that says what the price includes.", {
    title,
    lead,
    points: texts('Points', 'What the price includes, a line each.', 'point'),
    included: text('Word beside what is included', 'Stands beside each of those lines.'),
    total: text('Last line of the rates', 'Stands under those lines, as on a bill.'),
  }),
  estimate: textBlock('Form for an estimate', "The words beside the short form on a city's home."),
  supporters: group('Local teams', "The words above the local teams on a city's home.", {
    title,
    text: words,
    more: sentences('Opens the other teams', 'A phone shows two first; {count} is how many others it opens.'),
  }),
  reviews: group('Reviews on the page', "The part of a city's home with its reviews.", {
    title,
    lead,
    more: sentences('Opens the other reviews', 'A phone shows one first; {count} is how many it opens.'),
    link,
  }),
  coupons: intro('Coupons on the page', "The words above the coupons on a city's home."),
  claims: heading('Claims on the page', "The words above the claims on a city's home."),
  about: group('About the city', "The headings of the part of a city's home that is about the city itself.", {
    title,
    places: sentences('Heading over the places', 'Above what the city says about the places it serves.'),
    more: sentences('Opens the texts', 'A phone folds these texts: a press on these words shows them.'),
    served: text('Words before the list of places', 'Before the names of the places that the city serves.'),
    neighbours: text('Words about cities nearby', 'Leads to cities nearby; {cities} stands for their names.'),
    questions: text('Heading over the questions', "Above the city's own questions."),
    allQuestions: text('Link to all questions', "Under the city's own questions."),
  }),
});
