import { brandPages } from './brand-pages';
import { validDays } from './day';
import { field, file, group, rows } from './field';
import {
  drawing,
  heading,
  heroWords,
  intro,
  lead,
  link,
  linkedIntro,
  listBlock,
  meta,
  pageHead,
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
const home = file("A city's home", {
  meta,
  hero: group('Top of the page', "What visitors see first on a city's home, beside the film.", {
    ...heroWords,
    rating: group('Rating of the company', 'Under the lead, with a star; it leads to the reviews.', {
      value: text('Rating in bold', 'As in {claim.rating.value}; without that claim there is no line.'),
      label: text('Words after the rating', 'After it: {claim.rating.label}.'),
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
    rates: text('To the prices', 'Leads to what the price includes, the coupons and the truck.'),
    trust: text('To insurance, payment and reuse', 'Leads to the part on why to trust the company.'),
    steps: text('To the three steps', 'Leads to the three steps.'),
    reviews: text('To the reviews', 'Leads to the reviews, where there are any.'),
    jobs: text('To the jobs done', 'Leads to the jobs done, where there are any.'),
    about: text('To the part about the city', 'Leads to the part about the city.'),
  }),
  sameDay: group('Banner for the same day', "Under the top of a city's home, with the open time slots.", {
    title,
    text: words,
    board: group('Board of time slots', 'The list of time slots in that banner.', {
      title: text('Title', 'Above the time slots of the next open day.'),
      open: text('Word for an open time slot', 'Beside a time slot that can still be requested.'),
      later: sentences(
        'Title of the banner for a later day',
        'In its place once the last time slot of today has begun.',
      ),
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
    included: text('Word beside what is included', 'Beside each of those lines.'),
    total: text('Last line of the rates', 'Under those lines, as on a bill.'),
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

const form = textBlock('Words above the form', 'Above the form at the end of the page.');
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
    topics: texts('Topics', 'The headings for questions.', 'topic'),
    local: text("Heading over the city's questions", "Above the city's own questions, which come last."),
    ways,
    search: group('Search of the questions', 'The words around the search at the top of the page.', {
      label: text('Label of the search', 'Beside the box that visitors type into.'),
      found: text('When questions are found', 'Under the box; {count} is how many questions are found.'),
      none: text('When no question is found', 'Under the box, when nothing is found.'),
      ask: text('Link to ask by text', 'Under that; a press begins a text message.'),
      pages: text('Heading over other pages', 'Over the links to guides and items, which are searched too.'),
      synonyms: texts('Words that mean the same', 'In each line, words that mean the same.', 'line'),
      endings: text('Endings of words', 'Without them a word is still the same; the longest first.'),
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
