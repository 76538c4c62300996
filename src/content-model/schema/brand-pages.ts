import { z } from 'zod';
import { dayInWords } from '../../shared/time/last-day';
import { day } from './day';
import { field, group, rows } from './field';
import { heading, intro, lead, listBlock, meta, sentences, text, title, topTitle, words } from './parts';

/** Front matter of content/pages/privacy-policy.md; the policy is the file's body. */
export const privacyPolicyPage = z
  .strictObject({
    meta,
    title: topTitle,
    brandPage: group('Policy page of the brand', {
      meta,
      title: topTitle,
    }).describe('The same policy at /privacy-policy, which belongs to no city.'),
    updated: day('Day of the last change').describe(
      'The day on which the policy last changed; the words below must name the same one.',
    ),
    updatedLabel: text('The same day in words').describe(
      'Under the heading: Last updated October 16, 2024. It must name the day above.',
    ),
    minimumAge: field(z.number().int())('Youngest age of a visitor').describe(
      'The age that the policy names: change it there too.',
    ),
    summary: listBlock('The policy in short').describe('The short version above the policy.'),
  })
  .refine(
    ({ updated, updatedLabel }) =>
      !/[A-Z][a-z]+ \d{1,2}, \d{4}/.test(updatedLabel) || updatedLabel.includes(dayInWords(updated)),
    {
      path: ['updatedLabel'],
      error: 'the date of "updated" in words: make both say the same day',
    },
  );

const landing = group('First page: choose a city', {
  meta,
  title: topTitle,
  lead,
  cities: group('Choice of the city', {
    title,
    lead,
    countries: group('Headings of the two countries', {
      CA: text('Heading over cities in Canada').describe('Above the list of its cities.'),
      US: text('Heading over cities in the US').describe('Above the list of its cities.'),
    }).describe('Above the two lists of cities.'),
    searchLabel: text('Label of the search').describe(
      'Stands beside the box that visitors type a city or a code into.',
    ),
    submit: text('Button that searches').describe('The button beside the search.'),
    tradeWords: text('Words that name no city').describe(
      'The search passes over them, as in junk removal Toronto.',
    ),
    nearYou: text('Words before cities nearby').describe('Before the cities that are near the visitor.'),
    nearUnknown: text('When no city is known to be near').describe('In their place, where none is known.'),
    serves: text('Word before a place served').describe('Before the place by which a search found the city.'),
    found: text('How many cities are found').describe(
      'Said after a search: {count, plural, one {# city} other {# cities}}, with a form for each kind of number.',
    ),
    nameNotFound: text('When no city has that name').describe(
      'Shown when a visitor searches for a name that no city has.',
    ),
    stillAsking: text('When the visitor is still looking').describe(
      'Stands where visitors have not found what they look for.',
    ),
    showAll: text('Button for all cities').describe('Shows the whole list again after a search.'),
    codes: group('Answers to a postal or zip code', {
      served: text('When a city serves it').describe('When a city serves the code.'),
      nearest: text('When a city is near').describe(
        'When no city serves the code and one is near; {city} is its name, {distance} how far it is.',
      ),
      away: text('How far the nearest city is').describe(
        'Under the name of the nearest city; {distance} is how far it is.',
      ),
      distance: group('Units of the distance', {
        CA: text('In Canada').describe('For a Canadian code, in kilometres.'),
        US: text('In the US').describe('For an American code, in miles.'),
      }).describe('How a distance is written; {distance} is the number.'),
      notYet: text('When no city is near').describe('When no city is near the code.'),
      looking: text('While it is looked up').describe('While the nearest city is looked up.'),
      unreachable: text('When it cannot be looked up').describe(
        'When no city serves the code, and the connection fails before the nearest one is known.',
      ),
      unfinished: text('While it is too short').describe('While the code is too short to know its area.'),
      malformed: text('When it is no code').describe('When what was typed looks like a code and is none.'),
      request: group('Form for a code that is not served', {
        title: text('Heading of the form').describe('Above that form.'),
        text: sentences('Text of the form').describe('Under its heading.'),
        message: text('Beginning of the message').describe(
          'What its message begins with; the visitor writes on.',
        ),
      }).describe('The short form under a code that no city serves.'),
    }).describe('The answers to a postal code or a zip code; {code} is the code.'),
  }).describe('The part of the first page where visitors find their city.'),
  services: intro('Services on the page').describe('The part of the first page that lists the services.'),
  steps: intro('The three steps').describe('The part of the first page with the three steps.'),
  reviews: intro('Reviews on the page').describe(
    'The part of the first page with reviews from both countries.',
  ),
  coupons: intro('Coupons on the page').describe('The words above the coupons on the first page.'),
  claims: heading('Claims on the page').describe('The words above the claims on the first page.'),
});

const book = group('Booking page of the brand', {
  meta,
  title: topTitle,
  lead,
  trustPoints: listBlock('Reasons to trust us').describe('The list beside the form of the booking page.'),
  videos: intro('Videos on the page').describe('The words above the two videos.'),
});

const textTerms = group('Terms of texts with offers', {
  meta,
  title: topTitle,
  lead,
  terms: rows('Parts of the terms', 'part', {
    title,
    text: words,
  })
    .describe('Each part of the terms, with a heading of its own.')
    .min(1),
});

const thankYou = group('Thank you', {
  meta,
  title: topTitle,
  lead,
  ticket: group('Load ticket', {
    stamp: text('Word of the stamp').describe('The word stamped across the ticket.'),
    number: text('Label of the number').describe('Before the number of the request.'),
    windowInCity: text('The time slot and its clock').describe(
      'After that label; {window} is the time slot, {city} the city whose clock it goes by.',
    ),
    message: text('Label of the message').describe('Before what the visitor wants taken away.'),
  }).describe('The ticket that shows visitors what they have sent.'),
  keep: group('Keeping the ticket', {
    title,
    lead: sentences('Introduction').describe('Below the heading; {reference} is the number of the ticket.'),
    print: text('Button that prints').describe('Prints the ticket alone.'),
    calendar: group('Entry for a calendar', {
      label: text('Button for the calendar').describe('Saves the entry on the visitor’s device.'),
      summary: sentences('Title of the entry').describe(
        'Stands in the calendar; {window} is the time slot. Say that it is only requested.',
      ),
      description: sentences('Text of the entry').describe(
        'Opens with the entry; {reference} is the number of the ticket, {phone} the city’s number.',
      ),
    }).describe('What visitors put into their calendar after a booking.'),
    change: group('Changing the request', {
      title,
      text: sentences('Text').describe(
        'Below the heading; {reference} is the number of the ticket, {phone} the city’s number.',
      ),
      sms: text('Link that writes a text message').describe('Opens a text message to the city’s number.'),
      message: text('First words of the text message').describe(
        'Stands in that message; {reference} is the number of the ticket.',
      ),
      call: text('Link that calls').describe('Before the city’s number, which it calls.'),
    }).describe('Below the buttons: how to change a request that is sent.'),
  }).describe('Below the ticket: what visitors can do with it.'),
  next: listBlock('What happens next').describe(
    'The list that says what comes now that the request is sent.',
  ),
  details: group('What the visitor told us', {
    title,
    moveDate: text('Label of the moving date').describe('Before the day of the move.'),
    fromAddress: text('Label of the first address').describe('Before the address that is left.'),
    toAddress: text('Label of the second address').describe('Before the address that is moved to.'),
    packing: text('Label of the packing').describe('Before whether the visitor wants help with packing.'),
  }).describe('The words around what an older link may have said of a move.'),
  backToCity: text("Link to the city's page").describe(
    'Leads back to the home of the city; {city} is its name.',
  ),
  chooseCity: text('Link to the choice of cities').describe(
    'Leads to the first page, where no city is known.',
  ),
});

const notFound = group('Page not found', {
  meta,
  title: topTitle,
  text: sentences('Text').describe('What visitors read at an address that has no page.'),
  link: text('Words of the link').describe('Leads to the first page.'),
});

/** The words of the pages that belong to no city. */
export const brandPages = {
  landing,
  book,
  'text-terms': textTerms,
  thankyou: thankYou,
  'not-found': notFound,
};
