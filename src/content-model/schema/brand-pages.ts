import { z } from 'zod';
import { dayInWords } from '../../shared/time/last-day';
import { day } from './day';
import { field, file, group, rows } from './field';
import {
  heading,
  intro,
  lead,
  listBlock,
  meta,
  pageHead,
  sample,
  sentences,
  text,
  title,
  topTitle,
  words,
} from './parts';

const years = field(z.number().int().positive());

/** Front matter of content/pages/privacy-policy.md; the policy is the file's body. */
export const privacyPolicyPage = z
  .strictObject({
    meta,
    title: topTitle,
    brandPage: group('Policy page of the brand', 'The same policy at /privacy-policy, which is of no city.', {
      meta,
      title: topTitle,
    }),
    updated: day('Day of the last change', 'When the policy last changed; the words below must name it too.'),
    updatedLabel: text('The same day in words', 'Last updated October 16, 2024: the same day as above.'),
    keptYears: years('Years that requests are kept', 'The policy says {keptYears}: then they are deleted.'),
    summary: listBlock('The policy in short', 'The short version above the policy.'),
  })
  .refine(
    ({ updated, updatedLabel }) =>
      !/[A-Z][a-z]+ \d{1,2}, \d{4}/.test(updatedLabel) || updatedLabel.includes(dayInWords(updated)),
    { path: ['updatedLabel'], error: 'the date of "updated" in words: make both say the same day' },
  );

const landing = file('First page: choose a city', {
  ...pageHead,
  cities: group('Choice of the city', 'The part of the first page where visitors find their city.', {
    title,
    lead,
    countries: group('Headings of the two countries', 'Above the two lists of cities.', {
      CA: text('Heading over cities in Canada', 'Above the list of its cities.'),
      US: text('Heading over cities in the US', 'Above the list of its cities.'),
    }),
    searchLabel: text('Label of the search', 'Beside the box that visitors type a city or a code into.'),
    submit: text('Button that searches', 'The button beside the search.'),
    tradeWords: text('Words that name no city', 'The search passes over them, as in junk removal Toronto.'),
    nearYou: text('Words before cities nearby', 'Before the cities that are near the visitor.'),
    nearUnknown: text('When no city is known to be near', 'In their place, where none is known.'),
    serves: text('Word before a place served', 'Before the place by which a search found the city.'),
    found: text('How many cities are found', '{count, plural, one {# city} other {# cities}}, by number.'),
    nameNotFound: text('When no city has that name', 'When a visitor searches for a name that no city has.'),
    stillAsking: text('When the visitor is still looking', 'Where visitors have found no city.'),
    showAll: text('Button for all cities', 'Shows the whole list again after a search.'),
    codes: group('Answers to a postal or zip code', 'Said of a postal or zip code; {code} is the code.', {
      served: text('When a city serves it', 'When a city serves the code.'),
      nearest: text('When a city is near', 'When none serves the code: {city} is {distance} away.'),
      away: text('How far the nearest city is', "Under that city's name; {distance} is how far it is."),
      distance: group('Units of the distance', 'How a distance is written; {distance} is the number.', {
        CA: text('In Canada', 'For a Canadian code, in kilometres.'),
        US: text('In the US', 'For an American code, in miles.'),
      }),
      notYet: text('When no city is near', 'When no city is near the code.'),
      looking: text('While it is looked up', 'While the nearest city is looked up.'),
      unreachable: text('When it cannot be looked up', 'When the connection fails before that.'),
      unfinished: text('While it is too short', 'While the code is too short to know its area.'),
      malformed: text("When it isn't a code", "When what was typed looks like a code but isn't one."),
      request: group('Form for a code that is not served', 'The form under a code that no city serves.', {
        title: text('Heading of the form', 'Above that form.'),
        text: sentences('Text of the form', 'Under its heading.'),
        message: text('Beginning of the message', 'What its message begins with; the visitor writes on.'),
      }),
    }),
  }),
  services: intro('Services on the page', 'The part of the first page that lists the services.'),
  steps: intro('The three steps', 'The part of the first page with the three steps.'),
  reviews: intro('Reviews on the page', 'The part of the first page with reviews from both countries.'),
  coupons: intro('Coupons on the page', 'The words above the coupons on the first page.'),
  claims: heading('Claims on the page', 'The words above the claims on the first page.'),
});

const book = file('Booking page of the brand', {
  ...pageHead,
  trustPoints: listBlock('Reasons to trust us', 'The list beside the form of the booking page.'),
  videos: intro('Videos on the page', 'The words above the two videos.'),
});

const textTerms = file('Terms of texts with offers', {
  ...pageHead,
  terms: rows('Parts of the terms', 'Each part of the terms, with a heading of its own.', 'part', {
    title,
    text: words,
  }).min(1),
});

const thankYou = file('Thank you', {
  ...pageHead,
  ticket: group('Load ticket', 'The ticket that shows visitors what they have sent.', {
    stamp: text('Word of the stamp', 'The word stamped across the ticket.'),
    number: text('Label of the number', 'Before the number of the request.'),
    windowInCity: text('The time slot and its clock', '{window} is the time slot, {city} is whose clock.'),
    begun: text('A time slot that has begun', '{window} is the time slot; shown once its time has come.'),
    message: text('Label of the message', 'Before what the visitor wants taken away.'),
  }),
  promise: group('By when you call', 'Atop the ticket, by the opening hours of the city.', {
    withinMinutes: field(z.number().int().min(15))(
      'Minutes until you have called',
      'Minutes of your opening hours that you keep, such as 60. At night they begin when you open. Empty: nothing is promised.',
    ).optional(),
    sample: sample('Switch this off once you keep these minutes: a sample stops a deploy.'),
    today: sentences('If it is today', 'We call by {time}, on the day of the request.'),
    later: sentences('If it is another day', 'We call by {time} on {day}.'),
  }),
  direct: group('Opened without a request', 'For visitors who have sent nothing from this tab.', {
    title,
    text: sentences('Text', 'What visitors read who have sent nothing from this tab.'),
  }),
  keep: group('Keeping the ticket', 'Below the ticket: what visitors can do with it.', {
    title,
    lead: sentences('Introduction', 'Below the heading; {reference} is the number of the ticket.'),
    print: text('Button that prints', 'Prints the ticket alone.'),
    calendar: group('Entry for a calendar', 'What visitors put into their calendar after a booking.', {
      label: text('Button for the calendar', 'Saves the entry on the visitor’s device.'),
      summary: sentences('Title of the entry', '{window} is the time slot. Say that it is only requested.'),
      description: sentences('Text of the entry', "{reference} is the ticket's number, {phone} the city's."),
    }),
    change: group('Changing the request', 'Below the buttons: how to change a request that is sent.', {
      title,
      text: sentences('Text', "{reference} is the ticket's number, {phone} the city's."),
      sms: text('Link that writes a text message', 'Opens a text message to the city’s number.'),
      message: text('First words of the text message', "In that message; {reference} is the ticket's."),
      call: text('Link that calls', 'Before the city’s number, which it calls.'),
    }),
  }),
  next: listBlock('What happens next', 'The list that says what comes now that the request is sent.'),
  details: group('What the visitor told us', 'The words around what an older link may have said of a move.', {
    title,
    moveDate: text('Label of the moving date', 'Before the day of the move.'),
    fromAddress: text('Label of the first address', 'Before the address that is left.'),
    toAddress: text('Label of the second address', 'Before the address that is moved to.'),
    packing: text('Label of the packing', 'Before whether the visitor wants help with packing.'),
  }),
  backToCity: text("Link to the city's page", 'Leads back to the home of the city; {city} is its name.'),
  chooseCity: text('Link to the choice of cities', 'Leads to the first page, where no city is known.'),
});

const notFound = file('Page not found', {
  meta,
  title: topTitle,
  text: sentences('Text', 'What visitors read at an address that has no page.'),
  link: text('Words of the link', 'Leads to the first page.'),
});

/** The words of the pages that belong to no city. */
export const brandPages = {
  landing,
  book,
  'text-terms': textTerms,
  thankyou: thankYou,
  'not-found': notFound,
};
