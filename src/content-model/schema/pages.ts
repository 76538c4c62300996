import { brandPages } from './brand-pages';
import { drawing } from './drawing';
import { field, file, group, rows } from './field';
import { home } from './home-page';
import {
  heading,
  intro,
  lead,
  listBlock,
  meta,
  pageHead,
  points,
  sentences,
  text,
  textBlock,
  title,
  words,
} from './parts';

const form = textBlock('Words above the form', 'Stands above the form at the end of the page.');
const next = listBlock('What happens next', 'Beside the form: what comes after it is sent.');
const ways = text('Links to other pages', 'Under the list; {what-we-take} is a link to that page.');
const afterwards = textBlock('What happens to it afterwards', 'Near the end: reuse, recycling and disposal.');

/** content/pages/<name>.json: the words of one page kind, in the order in which staff use the files. */
export const pages = {
  home,
  'what-we-take': file('What we take', {
    ...pageHead,
    services: heading('Services on the page', 'The heading over the services.'),
    typical: sentences('Heading over typical loads', 'Above what the city says is typically taken away.'),
    questions: text('Heading over the questions', "Above the city's own questions about what it takes."),
    notTaken: group('What we cannot take', 'The part of the page that names what has to go elsewhere.', {
      title,
      lead,
      items: rows('Things not taken', 'Each thing, and where it can go instead.', 'thing', {
        title: text('Title', 'The thing that we do not take.'),
        text: sentences('Text', 'Where it can go instead.'),
      }).min(1),
    }),
    form,
  }),
  /** What all pages of content/local-services/ say. */
  'local-service': file('A service in a city: what its pages share', {
    cost: text('Heading over the cost', 'Above what the price depends on.'),
    rules: text('Heading over the rules', 'Above what the city, province or state lays down.'),
    access: sentences('Heading over access', 'Above how it gets out of buildings.'),
    questions: text('Heading over the questions', '{thing} is the name of the page, such as Mattresses.'),
    reviews: text('Heading over the reviews', 'Above the reviews about it; {thing} is the name of the page.'),
    jobs: text('Heading over the jobs', 'Above the jobs about it; {thing} is the name of the page.'),
    others: group('Links to pages like it', 'The links near the end of the page.', {
      title,
      here: text('Heading for the same city', 'Before the links to the other such pages of the city.'),
      elsewhere: text('Heading for other cities', 'Before links to pages of the same name in other cities.'),
      guides: text('Words before guides', 'Before the links to guides for both countries about it.'),
    }),
    inCity: text('Words before links to these pages', 'Before these links, on homes and on what we take.'),
    form,
  }),
  guide: file('A guide for both countries: what its pages share', {
    find: text('Button that leads to the search', 'Under the introduction; leads to the search for a city.'),
    items: text('Heading over the things of a service', "Above the service's description and list."),
    cost: text('Heading over the cost', 'Above what the price depends on.'),
    questions: text('Heading over the questions', '{thing} is the name of the page, such as Piano removal.'),
    others: group('Links to pages like it', 'The links near the end of the page.', {
      title,
      here: text('Words before other guides', 'Before the links to other such pages.'),
      elsewhere: text('Words before cities', "Before links to cities' pages; {thing} is such as Mattresses."),
    }),
    cities: intro('Search for a city', 'The words above the search at the end of the page.'),
  }),
  offer: file('Campaigns: what their pages share', {
    meta: field(meta)('In search results', "For the tab and shared links; {offer} is the campaign's title."),
    coupon: group('The coupon of the campaign', "The words above the coupon on a campaign's page.", {
      title,
      lead,
      print: text('Button that prints the coupon', 'The button under the coupon.'),
    }),
    reviews: intro('Reviews on the page', "The words above the reviews on a campaign's page."),
    steps: intro('The three steps', "The words above the three steps on a campaign's page."),
    callBanner: textBlock('Banner with the phone number', 'Asks visitors of its page to call or text.'),
    claims: heading('Claims on the page', "The words above the claims on a campaign's page."),
  }),
  'how-it-works': file('How it works', {
    ...pageHead,
    access: sentences('Heading over access', 'Above what the city says about parking and elevators.'),
    questions: text('Heading over the questions', "Above the city's own about parking and elevators."),
    prepare: listBlock('What to do before we come', 'What visitors can do before the crew comes.'),
    price: group('How the price is set', 'The part of the page about how the price is set.', {
      title,
      text: words,
      points,
    }),
    loads: group('The truck by quarters', 'Shows what fits into parts of the truck.', {
      title,
      lead,
      items: rows('Loads of the truck', 'Each part of the truck: a drawing and what it holds.', 'load', {
        title: text('Title', 'The part of the truck, such as Half a truck.'),
        text: sentences('Text', 'What fits into it.'),
        drawing,
      }).min(1),
    }),
    afterwards,
    form,
  }),
  reviews: file('Reviews', {
    ...pageHead,
    none: text('When there are no reviews', 'Where city and province or state have no reviews yet.'),
    counts: group('How many reviews there are', 'The line above the reviews that says how many there are.', {
      both: text('From the city and around it', '{here} are from the city, {around} from elsewhere nearby.'),
      here: text('From the city only', '{here} is how many are from the city.'),
      around: text('From around the city only', '{around} is how many are from the province or state.'),
    }),
    ways,
    jobs: group('Jobs done nearby', 'The jobs of the whole province or state, under the reviews.', {
      title: text('Title', 'The heading over the jobs, shown only when there are some.'),
      lead,
    }),
    form,
  }),
  faq: file('Questions', {
    ...pageHead,
    local: text("Heading over the city's questions", "Above the city's own questions, which come first."),
    ways,
    search: group('Search of the questions', 'The words around the search at the top of the page.', {
      label: text('Label of the search', 'Stands beside the box that visitors type into.'),
      found: text('When questions are found', 'Under the box; {count} is how many questions are found.'),
      none: text('When no question is found', 'Under the box, when nothing is found.'),
    }),
    stillAsking: textBlock('When the visitor is still looking', 'Where visitors have found nothing.'),
  }),
  'get-quote': file('Free quote', {
    ...pageHead,
    next,
    elsewhere: text('For visitors from another city', '{cities} stands for the cities nearby.'),
  }),
  'book-now': file('Book now', { ...pageHead, next }),
  ...brandPages,
};
