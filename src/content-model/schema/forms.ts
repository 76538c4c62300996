import { z } from 'zod';
import { day } from './day';
import { drawing } from './drawing';
import { field, group } from './field';
import { country, sentences, text } from './parts';

const labelled = field(
  z.strictObject({
    label: text('Label').describe('The words that visitors read for it.'),
    hint: text('Small print under the field')
      .describe('Helps visitors fill in the field. Empty: nothing is shown.')
      .optional(),
  }),
);

const button = {
  submit: text('Button that sends').describe('What visitors press to send the form.'),
  busy: text('Words while it is sent').describe('Shown on the button while the request is sent.'),
  reassurance: text('Words under the button').describe('The small sentence under the button of the form.'),
};
const title = text('Title').describe('The heading of the form.');
const notice = field(z.string().meta({ control: 'sentences' }));

/** docs/specification.md, section 5, has the messages of fields; docs/decisions/0003 explains `failureNotice`. */
export const forms = group('Forms: labels, messages, consent', {
  fields: group('Fields of the forms', {
    name: labelled('Name').describe('Where visitors type their name.'),
    phone: labelled('Phone').describe('Where visitors type their phone number.'),
    zip: labelled('Zip code of the US').describe('Where visitors in the US type their code.'),
    postalCode: labelled('Postal code of Canada').describe('Where visitors in Canada type their code.'),
    message: labelled('Message').describe('Where visitors type what has to go.'),
    propertyType: labelled('Property type').describe(
      'Where visitors choose house, condo or business, when they book.',
    ),
    address: labelled('Address').describe('Where visitors type the street and number, when they book.'),
    unit: labelled('Unit or apartment').describe(
      'Where visitors type the unit, when they book for a building that has some.',
    ),
    city: labelled('City').describe('Where visitors type the city of the address, when they book.'),
    state: labelled('Province or state').describe(
      'Where visitors type the province or state, when they book.',
    ),
    date: labelled('Date').describe('Where visitors choose the day, when they book.'),
    timeWindow: labelled('Time slot').describe('Where visitors choose the two hours, when they book.'),
    flexibility: labelled('Flexible or not').describe(
      'Where visitors say whether another time would do, when they book.',
    ),
  }).describe('The label and the small print of each field that visitors fill in.'),
  addressSuggestions: group('Suggested addresses', {
    listName: text('Name of the list').describe('What screen readers call the list of suggested addresses.'),
    found: sentences('When addresses are found').describe(
      'What screen readers say: {count, plural, one {# address} other {# addresses}}, with a form for each kind of number.',
    ),
    noneFound: text('When no address is found').describe(
      'What visitors are told when no address is suggested.',
    ),
    filled: text('When an address is filled in').describe(
      'What visitors are told when they have chosen an address.',
    ),
    source: text('Where suggestions come from').describe(
      'Under the list of addresses; the terms of Google ask for it.',
    ),
  }).describe('The words around the addresses suggested while a visitor types one.'),
  messages: group('Messages for missing answers', {
    nameRequired: text('The name is missing').describe('Under the name, when it is empty.'),
    phoneTooShort: text('The phone number is too short').describe(
      'Under the phone number, when digits are missing.',
    ),
    messageRequired: text('The message is missing').describe('Under the message, when it is empty.'),
    dateRequired: text('The date is missing').describe('Under the date, when none is chosen.'),
    timeWindowRequired: text('The time slot is missing').describe(
      'Under the time slot, when none is chosen.',
    ),
    fieldRequired: text('Any other answer is missing').describe('Under any other field that is empty.'),
    zipOrPostalCodeRequired: text('The postal or zip code is missing').describe(
      'Under the code, when both kinds are empty.',
    ),
    phoneForeign: text('The number is from another country').describe(
      'Under the phone number, when it is not of Canada or the US.',
    ),
  }).describe('Shown under a field when a visitor sends the form without it.'),
  quote: group('Form for a free quote', {
    title,
    ...button,
  }).describe("On a city's page for a free quote, and under other pages."),
  booking: group('Form for a booking', {
    title,
    intro: sentences('Words above the form').describe(
      'The sentence between the heading and the first field.',
    ),
    ...button,
    datesWithoutScripts: text('Words where no dates can show').describe(
      'Beside the phone number, where a browser without JavaScript cannot show the dates.',
    ),
    dayOver: text('Words behind a day that is over').describe(
      "Behind today's date, once its last time slot has begun.",
    ),
    noWindowLeft: text('When no time slot is left').describe(
      "Shown when today's last time slot begins after a visitor has chosen today.",
    ),
  }).describe("On a city's booking page."),
  book: group("Form on the brand's booking page", {
    title,
    ...button,
  }).describe('On the booking page of the brand, which belongs to no city.'),
  estimate: group('Short form for an estimate', button).describe(
    "The short form on a city's home, under a heading of that page.",
  ),
  ticket: group('On tickets', {
    head: text('Small print above the title').describe('In small print above the heading of every form.'),
    copy: text('Title of the visitor’s copy').describe(
      'Stands beside the form of the quote and booking pages in wide windows.',
    ),
    blank: text('An empty line, read out').describe(
      'Read out to people who cannot see the page, where a line of the copy is still empty.',
    ),
    name: text('Label of the name').describe('Before the name of the visitor.'),
    phone: text('Label of the phone').describe('Before the phone number of the visitor.'),
    day: text('Label of the day').describe('Before the day that was requested.'),
    timeWindow: text('Label of the time slot').describe('Before the time slot that was requested.'),
    address: text('Label of the address').describe('Before the address of a booking.'),
  }).describe('Stands on forms, on the visitor’s copy beside them, and on the confirmation.'),
  orCall: group('Beside the form', {
    text: sentences('Text').describe('The sentence above the phone number.'),
    drawing,
  }).describe('Stands beside forms, with the phone number.'),
  textPhotos: group('Photos by text', {
    label: text('Button and link').describe(
      'Opens the messages of a phone; on a computer, a code for the phone.',
    ),
    message: text('Text message written for the visitor').describe(
      'What the message says while nothing is on the truck; {city} is the city.',
    ),
    messageWithLoad: text('The same with a load').describe(
      'What it says once a visitor has filled the truck; {load} becomes a sentence about that load.',
    ),
    /** On a computer a press on a link would reach no messages. */
    code: group('Window with the code', {
      title: text('Heading').describe('The heading of the window.'),
      lead: sentences('Words above the code').describe(
        'Says what to do with the code; {phone} is the number of the city.',
      ),
      alt: sentences('What the code is').describe('Read to those who do not see the code.'),
      open: text('Link to the message').describe('Below the code, for computers that can send texts.'),
      close: text('Button that closes it').describe('The button that closes the window.'),
      failed: text('When the code did not load').describe(
        'Shown in the place of the window; it needs {phone}, so the number is there.',
      ),
    }).describe("What computers show in the place of a link: a code that a phone's camera reads."),
  })
    .describe(
      "Lets visitors text photos of what has to go to the city's number. Taken away, no page asks for photos.",
    )
    .optional(),
  withoutScripts: sentences('Words where the form cannot work').describe(
    'Beside the phone number, where a browser without JavaScript cannot send the form.',
  ),
  failureNotice: notice('Words when sending failed').describe(
    'Shown when a request could not be sent at once. Empty: nothing is shown.',
  ),
  notSent: sentences('Words when the form did not answer').describe(
    'Beside the phone number, after a press on the button when the form itself has stopped working.',
  ),
  /** Whoever changes these words changes the version (docs/decisions/0047). */
  consent: group('What the visitor agrees to', {
    version: day('Day of these words').describe(
      'Change it whenever these words change: it is saved with each request.',
    ),
    text: sentences('Text').describe(
      'Stands above the button of every form; {button} is the words on that button.',
    ),
    policyLink: text('Link to the privacy policy').describe(
      'The link to the privacy policy, behind those words.',
    ),
    /** The box is never required either. */
    marketing: group('Box for texts with offers', {
      countries: field(z.array(country))('Countries that show it').describe(
        'Visitors of other countries do not see the box.',
      ),
      label: sentences('Label').describe('The words beside the box; the law asks for most of them.'),
      terms: text('Link to the terms').describe('The link behind those words, to the terms of texts.'),
    }).describe('The box a visitor may check to get offers by text; it is never ticked beforehand.'),
    /** docs/decisions/0013 */
    recent: group('Box for the pop-up', {
      label: text('Label').describe('The words beside the box.'),
    })
      .describe('The box that lets the pop-up show a first name, needed when it shows real requests.')
      .optional(),
  }).describe('The words above the button of every form, to which a visitor agrees by sending it.'),
});
