import { z } from 'zod';
import { day } from './day';
import { drawing } from './drawing';
import { field, group, list } from './field';
import { country, sentences, text } from './parts';

const labelled = field(
  z.strictObject({
    label: text`Label | The words that visitors read for it.`,
    hint: text`Small print under the field
      Helps visitors fill in the field. Empty: nothing is shown.`.optional(),
  }),
);

const button = {
  submit: text`Button that sends | What visitors press to send the form.`,
  busy: text`Words while it is sent | Shown on the button while the request is sent.`,
  reassurance: text`Words under the button | The small sentence under the button of the form.`,
};
const title = text`Title | The heading of the form.`;
const notice = field(z.string().meta({ control: 'sentences' }));

/** docs/specification.md, section 5, has the messages of fields; docs/decisions/0003 explains `failureNotice`. */
export const forms = group`Forms: labels, messages, consent`({
  fields: group`Fields of the forms | The label and the small print of each field that visitors fill in.`({
    name: labelled`Name | Where visitors type their name.`,
    phone: labelled`Phone | Where visitors type their phone number.`,
    zip: labelled`Zip code of the US | Where visitors in the US type their code.`,
    postalCode: labelled`Postal code of Canada | Where visitors in Canada type their code.`,
    message: labelled`Message | Where visitors type what has to go.`,
    propertyType: labelled`Property type | Where visitors choose house, condo or business, when they book.`,
    address: labelled`Address | Where visitors type the street and number, when they book.`,
    unit: labelled`Unit or apartment
      Where visitors type the unit, when they book for a building that has some.`,
    city: labelled`City | Where visitors type the city of the address, when they book.`,
    state: labelled`Province or state | Where visitors type the province or state, when they book.`,
    date: labelled`Date | Where visitors choose the day, when they book.`,
    timeWindow: labelled`Time slot | Where visitors choose the two hours, when they book.`,
    flexibility: labelled`Flexible or not
      Where visitors say whether another time would do, when they book.`,
  }),
  addressSuggestions:
    group`Suggested addresses | The words around the addresses suggested while a visitor types one.`({
      listName: text`Name of the list | What screen readers call the list of suggested addresses.`,
      found: sentences`When addresses are found
        What screen readers say: {count, plural, one {# address} other {# addresses}}, with a form for each kind of number.`,
      noneFound: text`When no address is found | What visitors are told when no address is suggested.`,
      filled: text`When an address is filled in | What visitors are told when they have chosen an address.`,
      source: text`Where suggestions come from
        Under the list of addresses; the terms of Google ask for it.`,
    }),
  messages:
    group`Messages for missing answers | Shown under a field when a visitor sends the form without it.`({
      nameRequired: text`The name is missing | Under the name, when it is empty.`,
      phoneTooShort: text`The phone number is too short | Under the phone number, when digits are missing.`,
      messageRequired: text`The message is missing | Under the message, when it is empty.`,
      dateRequired: text`The date is missing | Under the date, when none is chosen.`,
      timeWindowRequired: text`The time slot is missing | Under the time slot, when none is chosen.`,
      fieldRequired: text`Any other answer is missing | Under any other field that is empty.`,
      zipOrPostalCodeRequired: text`The postal or zip code is missing
        Under the code, when both kinds are empty.`,
      phoneForeign: text`The number is from another country
        Under the phone number, when it is not of Canada or the US.`,
    }),
  quote: group`Form for a free quote | On a city's page for a free quote, and under other pages.`({
    title,
    ...button,
  }),
  booking: group`Form for a booking | On a city's booking page.`({
    title,
    intro: sentences`Words above the form | The sentence between the heading and the first field.`,
    ...button,
    datesWithoutScripts: text`Words where no dates can show
      Beside the phone number, where a browser without JavaScript cannot show the dates.`,
    dayOver: text`Words behind a day that is over
      Behind today's date, once its last time slot has begun.`,
    noWindowLeft: text`When no time slot is left
      Shown when today's last time slot begins after a visitor has chosen today.`,
  }),
  book: group`Form on the brand's booking page
    On the booking page of the brand, which belongs to no city.`({
    title,
    ...button,
  }),
  estimate:
    group`Short form for an estimate | The short form on a city's home, under a heading of that page.`(
      button,
    ),
  ticket: group`On tickets | Stands on forms, on the visitor’s copy beside them, and on the confirmation.`({
    head: text`Small print above the title | In small print above the heading of every form.`,
    copy: text`Title of the visitor’s copy
      Stands beside the form of the quote and booking pages in wide windows.`,
    blank: text`An empty line, read out
      Read out to people who cannot see the page, where a line of the copy is still empty.`,
    name: text`Label of the name | Before the name of the visitor.`,
    phone: text`Label of the phone | Before the phone number of the visitor.`,
    day: text`Label of the day | Before the day that was requested.`,
    timeWindow: text`Label of the time slot | Before the time slot that was requested.`,
    address: text`Label of the address | Before the address of a booking.`,
  }),
  orCall: group`Beside the form | Stands beside forms, with the phone number.`({
    text: sentences`Text | The sentence above the phone number.`,
    drawing,
  }),
  textPhotos: group`Photos by text
    Lets visitors text photos of what has to go to the city's number. Taken away, no page asks for photos.`({
    label: text`Button and link | Opens the messages of a phone; on a computer, a code for the phone.`,
    message: text`Text message written for the visitor
        What the message says while nothing is on the truck; {city} is the city.`,
    messageWithLoad: text`The same with a load
        What it says once a visitor has filled the truck; {load} becomes a sentence about that load.`,
    /** On a computer a press on a link would reach no messages. */
    code: group`Window with the code
        What computers show in the place of a link: a code that a phone's camera reads.`({
      title: text`Heading | The heading of the window.`,
      lead: sentences`Words above the code
          Says what to do with the code; {phone} is the number of the city.`,
      alt: sentences`What the code is | Read to those who do not see the code.`,
      open: text`Link to the message | Below the code, for computers that can send texts.`,
      close: text`Button that closes it | The button that closes the window.`,
      failed: text`When the code did not load
          Shown in the place of the window; it needs {phone}, so the number is there.`,
    }),
  }).optional(),
  withoutScripts: sentences`Words where the form cannot work
    Beside the phone number, where a browser without JavaScript cannot send the form.`,
  failureNotice: notice`Words when sending failed
    Shown when a request could not be sent at once. Empty: nothing is shown.`,
  notSent: sentences`Words when the form did not answer
    Beside the phone number, after a press on the button when the form itself has stopped working.`,
  /** Whoever changes these words changes the version (docs/decisions/0047). */
  consent: group`What the visitor agrees to
    The words above the button of every form, to which a visitor agrees by sending it.`({
    version: day`Day of these words
      Change it whenever these words change: it is saved with each request.`,
    text: sentences`Text | Stands above the button of every form; {button} is the words on that button.`,
    policyLink: text`Link to the privacy policy | The link to the privacy policy, behind those words.`,
    /** The box is never required either. */
    marketing: group`Box for texts with offers
      The box a visitor may check to get offers by text; it is never ticked beforehand.`({
      countries: list`Countries that show it | Visitors of other countries do not see the box.`(country),
      label: sentences`Label | The words beside the box; the law asks for most of them.`,
      terms: text`Link to the terms | The link behind those words, to the terms of texts.`,
    }),
    /** docs/decisions/0013 */
    recent: group`Box for the pop-up
      The box that lets the pop-up show a first name, needed when it shows real requests.`({
      label: text`Label | The words beside the box.`,
    }).optional(),
  }),
});
