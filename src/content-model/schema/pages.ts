import { brandPages } from './brand-pages';
import { drawing } from './drawing';
import { field, group, rows } from './field';
import { home } from './home-page';
import {
  heading,
  intro,
  lead,
  listBlock,
  meta,
  points,
  sentences,
  text,
  textBlock,
  title,
  topTitle,
  words,
} from './parts';

const form = textBlock('Words above the form').describe('Stands above the form at the end of the page.');
const next = listBlock('What happens next').describe(
  'The list beside the form that says what comes after it is sent.',
);
const ways = text('Links to other pages').describe(
  'Under the list; {what-we-take} and the like stand for links to pages of the city.',
);
const afterwards = textBlock('What happens to it afterwards').describe(
  'The part near the end of the page about reuse, recycling and disposal.',
);

/** content/pages/<name>.json: the words of one page kind, in the order in which staff use the files. */
export const pages = {
  home,
  'what-we-take': group('What we take', {
    meta,
    title: topTitle,
    lead,
    services: heading('Services on the page').describe('The heading over the services.'),
    typical: sentences('Heading over typical loads').describe(
      'Above what the city says is typically taken away.',
    ),
    questions: text('Heading over the questions').describe(
      "Above the city's own questions about what it gets rid of.",
    ),
    notTaken: group('What we cannot take', {
      title,
      lead,
      items: rows('Things not taken', 'thing', {
        title: text('Title').describe('The thing that we do not take.'),
        text: sentences('Text').describe('Where it can go instead.'),
      })
        .describe('Each thing, and where it can go instead.')
        .min(1),
    }).describe('The part of the page that names what has to go elsewhere.'),
    form,
  }),
  /** What all pages of content/local-services/ say. */
  'local-service': group('A service in a city: what its pages share', {
    cost: text('Heading over the cost').describe('Above what the price depends on.'),
    rules: text('Heading over the rules').describe('Above what the city, province or state lays down.'),
    access: sentences('Heading over access').describe('Above how it gets out of buildings.'),
    questions: text('Heading over the questions').describe(
      '{thing} is the name of the page, such as Mattresses.',
    ),
    reviews: text('Heading over the reviews').describe(
      'Above the reviews about it; {thing} is the name of the page.',
    ),
    jobs: text('Heading over the jobs').describe('Above the jobs about it; {thing} is the name of the page.'),
    others: group('Links to pages like it', {
      title,
      here: text('Heading for the same city').describe(
        'Before the links to the other such pages of the city.',
      ),
      elsewhere: text('Heading for other cities').describe(
        'Before the links to pages of the same name in other cities.',
      ),
      guides: text('Words before guides').describe('Before the links to guides for both countries about it.'),
    }).describe('The links near the end of the page.'),
    inCity: text('Words before links to these pages').describe(
      "Before the links to these pages on a city's home and on what we take.",
    ),
    form,
  }),
  guide: group('A guide for both countries: what its pages share', {
    find: text('Button that leads to the search').describe(
      'Under the introduction; leads to the search for a city.',
    ),
    items: text('Heading over the things of a service').describe(
      "Above the service's description and its list of things.",
    ),
    cost: text('Heading over the cost').describe('Above what the price depends on.'),
    questions: text('Heading over the questions').describe(
      '{thing} is the name of the page, such as Piano removal.',
    ),
    others: group('Links to pages like it', {
      title,
      here: text('Words before other guides').describe('Before the links to other such pages.'),
      elsewhere: text('Words before cities').describe(
        'Before the links to pages of cities about it; {thing} is their name, such as Mattresses.',
      ),
    }).describe('The links near the end of the page.'),
    cities: intro('Search for a city').describe('The words above the search at the end of the page.'),
  }),
  offer: group('Campaigns: what their pages share', {
    meta: field(meta)('In search results').describe(
      'What the tab of the browser and a shared link show; {offer} is the title of the campaign.',
    ),
    coupon: group('The coupon of the campaign', {
      title,
      lead,
      print: text('Button that prints the coupon').describe('The button under the coupon.'),
    }).describe("The words above the coupon on a campaign's page."),
    reviews: intro('Reviews on the page').describe("The words above the reviews on a campaign's page."),
    steps: intro('The three steps').describe("The words above the three steps on a campaign's page."),
    callBanner: textBlock('Banner with the phone number').describe(
      "The part of a campaign's page that asks visitors to call or text.",
    ),
    claims: heading('Claims on the page').describe("The words above the claims on a campaign's page."),
  }),
  'how-it-works': group('How it works', {
    meta,
    title: topTitle,
    lead,
    access: sentences('Heading over access').describe(
      'Above what the city says about parking and elevators.',
    ),
    questions: text('Heading over the questions').describe(
      "Above the city's own questions about parking, stairs and elevators.",
    ),
    prepare: listBlock('What to do before we come').describe(
      'The list of what visitors can do before the crew comes.',
    ),
    price: group('How the price is set', {
      title,
      text: words,
      points,
    }).describe('The part of the page about how the price is set.'),
    loads: group('The truck by quarters', {
      title,
      lead,
      items: rows('Loads of the truck', 'load', {
        title: text('Title').describe('The part of the truck, such as Half a truck.'),
        text: sentences('Text').describe('What fits into it.'),
        drawing,
      })
        .describe('Each part of the truck, with a drawing and what it holds.')
        .min(1),
    }).describe('The part of the page that shows what fits into parts of the truck.'),
    afterwards,
    form,
  }),
  reviews: group('Reviews', {
    meta,
    title: topTitle,
    lead,
    none: text('When there are no reviews').describe(
      'Stands where the city and its province or state have no reviews yet.',
    ),
    counts: group('How many reviews there are', {
      both: text('From the city and around it').describe(
        '{here} is how many are from the city, {around} how many from elsewhere nearby.',
      ),
      here: text('From the city only').describe('{here} is how many are from the city.'),
      around: text('From around the city only').describe(
        '{around} is how many are from the province or state.',
      ),
    }).describe('The line above the reviews that says how many there are.'),
    ways,
    jobs: group('Jobs done nearby', {
      title: text('Title').describe('The heading over the jobs, shown only when there are some.'),
      lead,
    }).describe('The jobs of the whole province or state, under the reviews.'),
    form,
  }),
  faq: group('Questions', {
    meta,
    title: topTitle,
    lead,
    local: text("Heading over the city's questions").describe(
      'Above the questions of the city itself, which come first.',
    ),
    ways,
    search: group('Search of the questions', {
      label: text('Label of the search').describe('Stands beside the box that visitors type into.'),
      found: text('When questions are found').describe(
        'Under the box; {count} is how many questions are found.',
      ),
      none: text('When no question is found').describe('Under the box, when nothing is found.'),
    }).describe('The words around the search at the top of the page.'),
    stillAsking: textBlock('When the visitor is still looking').describe(
      'Stands where visitors have not found what they look for.',
    ),
  }),
  'get-quote': group('Free quote', {
    meta,
    title: topTitle,
    lead,
    next,
    elsewhere: text('For visitors from another city').describe(
      'For visitors from another city; {cities} stands for the cities nearby.',
    ),
  }),
  'book-now': group('Book now', { meta, title: topTitle, lead, next }),
  ...brandPages,
};
