import { z } from 'zod';

/**
 * The shape of every file in content/ (design section 3). Objects are strict: a key that is not
 * named here stops the build, so a misspelt key can never be silently ignored.
 */

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);

/** Text of one pattern; the words say what is expected, whether the text or its type is wrong. */
function patterned(pattern: RegExp, words: string) {
  return z.string({ error: words }).regex(pattern, words);
}

const slug = patterned(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens, in quotes');
const order = z.number().int().positive();
const sample = z.literal(true).optional();
const meta = z.strictObject({ title: text, description: text.max(160) });
const textBlock = z.strictObject({ title: text, text });
const listBlock = z.strictObject({ title: text, items: texts });
const formBlock = z.strictObject({ title: text, text });

export const badgeGroups = [
  'ontario',
  'alberta',
  'quebec',
  'north-carolina',
  'florida',
  'texas',
  'georgia',
] as const;
export const badgeGroup = z.enum(badgeGroups);
export const country = z.enum(['CA', 'US']);

/** Specification section 3, City config. `cities` is absent for houston and east-houston. */
export const city = z.strictObject({
  slug,
  locationId: patterned(/^\d*$/, 'digits in quotes, or "" for a city without a location'),
  locationName: text,
  badgeGroup,
  country,
  cities: texts.optional(),
  about: z.strictObject({ places: text, typical: text, access: text }),
});

/** Supporter badges of one province or state, as plain text (design decision 11). */
export const badges = z.strictObject({
  group: badgeGroup,
  country,
  region: z.strictObject({ name: text, code: patterned(/^[A-Z]{2}$/, 'two capital letters') }),
  teams: z.array(z.strictObject({ name: text, sport: text })).min(1),
});

export const service = z.strictObject({
  slug,
  order,
  title: text,
  summary: text,
  description: text,
  items: texts,
  note: text.optional(),
});

export const review = z.strictObject({
  author: text,
  place: text,
  badgeGroup,
  stars: z.number().int().min(1).max(5),
  text,
  taken: texts,
  sample,
});

/** Front matter of content/faq/*.md; the answer is the file's body. */
export const faqEntry = z.strictObject({ question: text, topic: text, order });

/** Front matter of content/pages/privacy-policy.md; the policy is the file's body. */
export const privacyPolicyPage = z.strictObject({
  meta,
  title: text,
  updated: patterned(/^\d{4}-\d{2}-\d{2}$/, 'a date like "2024-10-16", in quotes'),
  updatedLabel: text,
  minimumAge: z.number().int(),
  summary: listBlock,
});

const color = patterned(/^#[0-9a-f]{6}$/, 'a colour like "#1c2b24"');
const e164ish = patterned(/^\+1 \d{3} \d{3} \d{4}$/, 'a phone number like "+1 800 555 0199"');

const brand = z.strictObject({
  name: text,
  tagline: text,
  promise: text,
  siteUrl: z.url(),
  mainPhone: e164ish,
  hours: text,
  colors: z.strictObject({
    ink: color,
    inkSoft: color,
    paper: color,
    sheet: color,
    identity: color,
    sage: color,
    line: color,
    action: color,
    actionStrong: color,
    error: color,
  }),
});

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
  stickyBar: z.strictObject({
    name: text,
    getQuote: text,
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

/** Field messages are specification section 5; `failureNotice` is design decision 9. */
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
  messages: z.strictObject({
    nameRequired: text,
    phoneTooShort: text,
    messageRequired: text,
    dateRequired: text,
    timeWindowRequired: text,
    fieldRequired: text,
    zipOrPostalCodeRequired: text,
  }),
  quote: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  booking: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  estimate: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  failureNotice: z.string(),
});

/** Business constants of specification section 9 that a visitor reads. */
const booking = z.strictObject({
  timeWindows: z
    .array(z.strictObject({ start: patterned(/^\d{1,2}:00$/, 'a start like "9:00"'), label: text }))
    .min(1),
  flexibility: z.array(z.strictObject({ timeSensitive: z.boolean(), label: text })).length(2),
  propertyTypes: z
    .array(
      z.strictObject({
        value: z.enum(['House', 'Apartment', 'Business']),
        label: text,
        hasUnit: z.boolean(),
      }),
    )
    .min(1),
});

const claims = z.strictObject({
  items: z.array(z.strictObject({ id: slug, value: text, label: text })).min(1),
});

const coupons = z.strictObject({
  items: z.array(z.strictObject({ id: slug, amount: text, condition: text, terms: texts })).min(1),
});

const steps = z.strictObject({
  items: z.array(z.strictObject({ title: text, time: text, text })).length(3),
});

const socialProof = z.strictObject({
  mode: z.enum(['sample', 'recent', 'off']),
  sample,
  text,
  close: text,
  firstNames: z.array(text).length(50),
  timeLabels: z.array(text).length(10),
});

const videos = z.strictObject({
  sample,
  provider: z.enum(['youtube', 'vimeo']),
  play: text,
  items: z.array(z.strictObject({ id: text, title: text, summary: text })).length(2),
});

const words = z.strictObject({
  CA: z.strictObject({ region: text, postalCode: text }),
  US: z.strictObject({ region: text, postalCode: text }),
  starsOutOfFive: text,
  sampleReview: text,
  call: text,
  text: text,
});

/** content/site/<name>.json: what several pages share. */
export const site = {
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
};

/** content/pages/<name>.json: the words of one page kind. */
export const pages = {
  home: z.strictObject({
    meta,
    hero: z.strictObject({ eyebrow: text, title: text, lead: text, points: texts }),
    sameDay: textBlock,
    services: z.strictObject({ title: text, lead: text, link: text }),
    callBanner: textBlock,
    steps: z.strictObject({ title: text, lead: text, link: text }),
    rates: z.strictObject({ title: text, lead: text, points: texts }),
    estimate: textBlock,
    supporters: textBlock,
    reviews: z.strictObject({ title: text, lead: text, link: text }),
    coupons: z.strictObject({ title: text, lead: text }),
    claims: z.strictObject({ title: text }),
    about: z.strictObject({ title: text, places: text, typical: text, access: text }),
  }),
  'what-we-take': z.strictObject({
    meta,
    title: text,
    lead: text,
    notTaken: z.strictObject({ title: text, lead: text, items: z.array(textBlock).min(1) }),
    afterwards: textBlock,
    form: formBlock,
  }),
  'how-it-works': z.strictObject({
    meta,
    title: text,
    lead: text,
    prepare: listBlock,
    price: z.strictObject({ title: text, text, points: texts }),
    afterwards: textBlock,
    form: formBlock,
  }),
  reviews: z.strictObject({ meta, title: text, lead: text, form: formBlock }),
  faq: z.strictObject({ meta, title: text, lead: text, stillAsking: textBlock }),
  'get-quote': z.strictObject({ meta, title: text, lead: text, next: listBlock }),
  'book-now': z.strictObject({ meta, title: text, lead: text, next: listBlock }),
  landing: z.strictObject({
    meta,
    title: text,
    lead: text,
    cities: z.strictObject({ title: text, lead: text, countries: z.strictObject({ CA: text, US: text }) }),
    services: z.strictObject({ title: text, lead: text }),
    steps: z.strictObject({ title: text, lead: text }),
    reviews: z.strictObject({ title: text, lead: text }),
    coupons: z.strictObject({ title: text, lead: text }),
    claims: z.strictObject({ title: text }),
  }),
  book: z.strictObject({
    meta,
    title: text,
    lead: text,
    trustPoints: listBlock,
    videos: z.strictObject({ title: text, lead: text }),
  }),
  thankyou: z.strictObject({
    meta,
    title: text,
    lead: text,
    next: listBlock,
    details: z.strictObject({
      title: text,
      moveDate: text,
      fromAddress: text,
      toAddress: text,
      packing: text,
    }),
    backToCity: text,
    chooseCity: text,
  }),
  'not-found': z.strictObject({ meta, title: text, text, link: text }),
};
