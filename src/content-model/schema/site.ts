import { z } from 'zod';
import { propertyTypes, windowStarts } from '../../domain/limits';
import { brand } from './brand';
import { day } from './day';
import { drawing, sample, slug, text, texts } from './parts';
import { patterned, suggesting } from './patterned';
import { country } from './records';

const link = z.strictObject({ label: text, to: z.string() });

/** Links of the city site are relative to the city's home: "get-quote", or "" for the home itself. */
const navigation = z.strictObject({
  menu: z.array(link).length(5),
  skipToContent: text,
  openMenu: text,
  closeMenu: text,
  mainMenuName: text,
  homeLinkName: text,
  callName: text,
  /** Stands above the number in the header. */
  callTitle: text,
  /** The bar at the bottom of a phone; the menu of a phone ends with the same three. */
  stickyBar: z.strictObject({
    name: text,
    getQuote: text,
    /** Names the call and the text message together. */
    contact: text,
    call: text,
    sms: text,
    smsBody: text,
  }),
  footer: z.strictObject({
    links: z.array(link).min(1),
    otherCities: text,
    hoursTitle: text,
    callTitle: text,
    rights: text,
  }),
});

const field = z.strictObject({ label: text, hint: text.optional() });

/** What the list of addresses under the street says; the last names who suggests them, as their terms ask. */
const addressSuggestions = z.strictObject({
  listName: text,
  oneFound: text,
  found: text,
  noneFound: text,
  filled: text,
  source: text,
});

/**
 * What sending a form means. Whoever changes the words changes the version: it is saved with them
 * (docs/decisions/0055).
 */
const consent = z.strictObject({
  version: day,
  text,
  /** Leads to the city's privacy policy, where the page has a city. */
  policyLink: text,
  marketing: z.strictObject({
    /** Where the box for marketing texts is shown; it is never ticked beforehand, and never needed to send. */
    countries: z.array(country),
    label: text,
  }),
  /** The box that allows the pop-up to show a first name; there where its mode is "recent" (docs/decisions/0013). */
  recent: z.strictObject({ label: text }).optional(),
});

/** Field messages are docs/specification.md, section 5; `failureNotice` is docs/decisions/0009. */
const forms = z.strictObject({
  fields: z.strictObject({
    name: field,
    phone: field,
    zip: field,
    postalCode: field,
    message: field,
    propertyType: field,
    address: field,
    unit: field,
    city: field,
    state: field,
    date: field,
    timeWindow: field,
    flexibility: field,
  }),
  addressSuggestions,
  messages: z.strictObject({
    nameRequired: text,
    phoneTooShort: text,
    messageRequired: text,
    dateRequired: text,
    timeWindowRequired: text,
    fieldRequired: text,
    zipOrPostalCodeRequired: text,
    /** Said of a number that is neither Canadian nor of the United States: it is never cut into one. */
    phoneForeign: text,
  }),
  quote: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  booking: z.strictObject({
    title: text,
    intro: text,
    submit: text,
    busy: text,
    reassurance: text,
    /** Said beside the phone in the place of the dates, which depend on when the page is read. */
    datesWithoutScripts: text,
    /** Stands behind the date of today when its last window has begun, so that it cannot be picked. */
    dayOver: text,
    /** Said when the last window of today begins after today was chosen. */
    noWindowLeft: text,
  }),
  book: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  /** Stands under a heading of its page. */
  estimate: z.strictObject({ submit: text, busy: text, reassurance: text }),
  /** Printed small above the title of a form. */
  ticketHead: text,
  /** Said beside a form, with the phone. */
  orCall: z.strictObject({ text, drawing }),
  /** Said beside the phone where the form cannot work. */
  withoutScripts: text,
  failureNotice: z.string(),
  consent,
});

/** The database takes no other; "09:00" is meant for "9:00". */
const windowStart = suggesting(z.enum(windowStarts), (written) => written.replace(/^0/, ''));

/** Business constants of specification section 9 that a visitor reads. */
const booking = z.strictObject({
  timeWindows: z.array(z.strictObject({ start: windowStart, label: text })).min(1),
  flexibility: z.array(z.strictObject({ timeSensitive: z.boolean(), label: text })).length(2),
  propertyTypes: z
    .array(
      z.strictObject({
        value: z.enum(propertyTypes),
        label: text,
        hasUnit: z.boolean(),
      }),
    )
    .min(1),
});

const claims = z.strictObject({
  items: z.array(z.strictObject({ id: slug, value: text, label: text })).min(1),
});

const coupon = z.strictObject({
  id: slug,
  amount: text,
  condition: text,
  terms: texts,
  /** The last day on which it can be used; without one it can always be. */
  validUntil: day.optional(),
});

const coupons = z.strictObject({
  print: text,
  /** Stands on a coupon that has a last day; where it is left out the day is not shown. */
  validUntilLabel: text.optional(),
  items: z.array(coupon).min(1),
});

const steps = z.strictObject({
  items: z.array(z.strictObject({ title: text, time: text, text, drawing })).length(3),
});

const beforeAfter = z.strictObject({
  title: text,
  lead: text,
  before: text,
  after: text,
  /** Names the slider for those who do not see it. */
  slider: text,
  items: z.array(z.strictObject({ before: drawing, after: drawing, caption: text })).min(1),
});

const socialProof = z.strictObject({
  mode: z.enum(['sample', 'recent', 'off']),
  sample,
  text,
  /** Shows under a mouse: a press anywhere on the pop-up closes it. */
  close: text,
  firstNames: z.array(text).length(50),
  timeLabels: z.array(text).length(10),
});

const videos = z.strictObject({
  sample,
  provider: z.enum(['youtube', 'vimeo']),
  play: text,
  /** Leads to the provider's own page of the video, where the player cannot be had. */
  elsewhere: text,
  items: z
    .array(
      z.strictObject({
        id: patterned(/^[\w-]+$/, 'the provider\'s id of the video, like "dQw4w9WgXcQ" or "76979871"'),
        title: text,
        summary: text,
        poster: drawing,
      }),
    )
    .length(2),
});

const countryWords = z.strictObject({
  /** Saved with an address that was typed by hand; as long as database.rules.json lets it be. */
  country: text.max(60),
  region: text,
  postalCode: text,
});

const words = z.strictObject({
  CA: countryWords,
  US: countryWords,
  starsOutOfFive: text,
  call: text,
  text: text,
});

const headline = text.max(60);

/**
 * What a shared link is shown with: the picture's small line above its headline, and what it shows in words. A city's
 * home has a picture of its own, every other page that of its kind.
 */
const social = z.strictObject({
  line: text.max(40),
  alt: text,
  cityHeadline: headline,
  headlines: z.strictObject({
    landing: headline,
    book: headline,
    thankyou: headline,
    'what-we-take': headline,
    'how-it-works': headline,
    reviews: headline,
    faq: headline,
    'get-quote': headline,
    'book-now': headline,
    'privacy-policy': headline,
  }),
});

/** content/site/<name>.json: what several pages share. */
export const site = {
  'before-after': beforeAfter,
  brand,
  navigation,
  forms,
  booking,
  claims,
  coupons,
  steps,
  'social-proof': socialProof,
  videos,
  words,
  social,
};
