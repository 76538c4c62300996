import { z } from 'zod';
import { day } from './day';
import { field, file, group } from './field';
import { country, drawing, sentences, text } from './parts';

const labelled = field(
  z.strictObject({
    label: text('Label', 'The words that visitors read for it.'),
    hint: text('Small print under the field', 'Helps to fill it in. Empty: nothing is shown.').optional(),
  }),
);

const button = {
  submit: text('Button that sends', 'What visitors press to send the form.'),
  busy: text('Words while it is sent', 'Shown on the button while the request is sent.'),
  reassurance: text('Words under the button', 'The small sentence under the button of the form.'),
};
const title = text('Title', 'The heading of the form.');
const notice = field(z.string().meta({ control: 'sentences' }));

/** docs/specification.md, section 5, has the messages of fields; docs/decisions/0003 explains `failureNotice`. */
export const forms = file('Forms: labels, messages, consent', {
  fields: group('Fields of the forms', 'The label and the small print of each field that visitors fill in.', {
    name: labelled('Name', 'Where visitors type their name.'),
    phone: labelled('Phone', 'Where visitors type their phone number.'),
    zip: labelled('Zip code of the US', 'Where visitors in the US type their code.'),
    postalCode: labelled('Postal code of Canada', 'Where visitors in Canada type their code.'),
    message: labelled('Message', 'Where visitors type what has to go.'),
    propertyType: labelled('Property type', 'Where visitors choose house, condo or business when they book.'),
    address: labelled('Address', 'Where visitors type the street and number, when they book.'),
    unit: labelled('Unit or apartment', 'Where visitors type the unit of a building that has some.'),
    city: labelled('City', 'Where visitors type the city of the address, when they book.'),
    state: labelled('Province or state', 'Where visitors type the province or state, when they book.'),
    date: labelled('Date', 'Where visitors choose the day, when they book.'),
    timeWindow: labelled('Time slot', 'Where visitors choose the two hours, when they book.'),
    flexibility: labelled('Flexible or not', 'Where visitors who book say whether another time would do.'),
  }),
  addressSuggestions: group('Suggested addresses', 'Words around the addresses that are suggested.', {
    listName: text('Name of the list', 'What screen readers call the list of suggested addresses.'),
    found: sentences('When addresses are found', 'For screen readers: {count, plural, one {…} other {…}}.'),
    noneFound: text('When no address is found', 'What visitors are told when no address is suggested.'),
    filled: text('When an address is filled in', 'What visitors are told once they chose an address.'),
    source: text('Where suggestions come from', 'Under the list; the terms of Google ask for it.'),
  }),
  messages: group('Messages for missing answers', 'Under a field, when the form is sent without it.', {
    nameRequired: text('The name is missing', 'Under the name, when it is empty.'),
    phoneTooShort: text('The phone number is too short', 'Under the phone number, if digits are missing.'),
    messageRequired: text('The message is missing', 'Under the message, when it is empty.'),
    dateRequired: text('The date is missing', 'Under the date, when none is chosen.'),
    timeWindowRequired: text('The time slot is missing', 'Under the time slot, when none is chosen.'),
    fieldRequired: text('Any other answer is missing', 'Under any other field that is empty.'),
    zipOrPostalCodeRequired: text('The postal or zip code is missing', 'When both kinds of code are empty.'),
    phoneForeign: text('The number is from another country', 'When the phone is not of Canada or the US.'),
  }),
  quote: group('Form for a free quote', "On a city's page for a free quote, and under other pages.", {
    title,
    ...button,
  }),
  booking: group('Form for a booking', "On a city's booking page.", {
    title,
    intro: sentences('Words above the form', 'The sentence between the heading and the first field.'),
    ...button,
    datesWithoutScripts: text('Words where no dates can show', 'By the phone number, without JavaScript.'),
    dayOver: text('Words behind a day that is over', "Behind today's date once its last slot has begun."),
    noWindowLeft: text('When no time slot is left', 'When today is chosen and its last time slot begins.'),
  }),
  book: group("Form on the brand's booking page", "On the brand's booking page, which belongs to no city.", {
    title,
    ...button,
  }),
  estimate: group('Short form for an estimate', "On a city's home, under a heading of that page.", button),
  ticket: group('On tickets', 'On forms, on the visitor’s copy beside them, and on the confirmation.', {
    head: text('Small print above the title', 'In small print above the heading of the visitor’s copy.'),
    copy: text('Title of the visitor’s copy', 'Beside the form of quotes and bookings in wide windows.'),
    blank: text('An empty line, read out', 'Read out where a line of the copy is still empty.'),
    name: text('Label of the name', 'Before the name of the visitor.'),
    phone: text('Label of the phone', 'Before the phone number of the visitor.'),
    day: text('Label of the day', 'Before the day that was requested.'),
    timeWindow: text('Label of the time slot', 'Before the time slot that was requested.'),
    address: text('Label of the address', 'Before the address of a booking.'),
  }),
  orCall: group('Beside the form', 'Beside forms, with the phone number.', {
    text: sentences('Text', 'The sentence above the phone number.'),
    drawing,
  }),
  textPhotos: group('Photos by text', 'Texts photos to the city. Taken away, no page asks for any.', {
    label: text('Button and link', 'Opens the messages of a phone; on a computer, a code for the phone.'),
    message: text('Text message written for the visitor', 'While the truck is empty; {city} is the city.'),
    messageWithLoad: text('The same with a load', 'Once it is not; {load} is a sentence about that load.'),
    /** On a computer a press on a link would reach no messages. */
    code: group('Window with the code', "On computers: a code that a phone's camera reads.", {
      title: text('Heading', 'The heading of the window.'),
      lead: sentences('Words above the code', "What to do with the code; {phone} is the city's number."),
      alt: sentences('What the code is', 'Read to those who do not see the code.'),
      open: text('Link to the message', 'Below the code, for computers that can send texts.'),
      close: text('Button that closes it', 'The button that closes the window.'),
      failed: text('When the code did not load', 'In its place; it needs {phone}, so the number is there.'),
    }),
  }).optional(),
  withoutScripts: sentences('Words where the form cannot work', 'By the phone number, without JavaScript.'),
  failureNotice: notice('Words when sending failed', 'Until a request can be sent. Empty: nothing is shown.'),
  notSent: sentences('Words when the form did not answer', 'Beside the phone number, when it cannot send.'),
  /** Whoever changes these words changes the version (docs/decisions/0047). */
  consent: group('What the visitor agrees to', 'Above every button: by sending, visitors agree to it.', {
    version: day('Day of these words', 'Change it whenever these words change: requests save it.'),
    short: text('One line', 'Above the button of every form; a press on it shows the rest.'),
    more: text('Words to press', 'Behind that line, underlined: what shows the rest.'),
    text: sentences('The whole text', 'Shows below that line when it is pressed; {button} is the button.'),
    policyLink: text('Link to the privacy policy', 'The link to the privacy policy, behind those words.'),
    /** The box is never required either. */
    marketing: group('Box for texts with offers', 'For offers by text; it is never ticked beforehand.', {
      countries: field(z.array(country))('Countries that show it', 'Elsewhere visitors do not see it.'),
      short: text('Label', 'The words beside the box.'),
      label: sentences('The whole text', 'Shows with the text above; the law asks for most of it.'),
      terms: text('Link to the terms', 'The link behind those words, to the terms of texts.'),
    }),
    /** docs/decisions/0013 */
    recent: group('Box for the pop-up', 'Lets the pop-up show a first name; real requests need it.', {
      label: text('Label', 'The words beside the box.'),
    }).optional(),
  }),
});
