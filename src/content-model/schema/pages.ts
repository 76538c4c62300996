import { z } from 'zod';
import { day, validDays } from './day';
import { photo } from './photo';
import { drawing, listBlock, meta, text, textBlock, texts } from './parts';

/** Front matter of content/pages/privacy-policy.md; the policy is the file's body. */
export const privacyPolicyPage = z.strictObject({
  meta,
  title: text,
  /** The same for /privacy-policy, which belongs to no city. */
  brandPage: z.strictObject({ meta, title: text }),
  updated: day,
  updatedLabel: text,
  minimumAge: z.number().int(),
  summary: listBlock,
});

/** The words of the hero on a city's home; a city may have some of its own. */
export const heroWords = z.strictObject({ eyebrow: text, title: text, lead: text, points: texts });

/** content/pages/<name>.json: the words of one page kind. */
export const pages = {
  home: z.strictObject({
    meta,
    hero: heroWords.extend({
      /** Under the lead, and a link to the reviews; nothing where the claim that it names is gone. */
      rating: z.strictObject({ value: text, label: text }).optional(),
      film: z.strictObject({
        pause: text,
        play: text,
        /** A frame of a film that was really shot; without it the drawn film's own picture. */
        poster: photo.optional(),
      }),
    }),
    /** The links to the parts of the page; `name` is what screen readers call them. */
    ways: z.strictObject({
      name: text,
      'same-day': text,
      services: text,
      load: text,
      rates: text,
      coupons: text,
      steps: text,
      reviews: text,
      jobs: text,
      about: text,
    }),
    sameDay: z.strictObject({
      title: text,
      text,
      /** The title above the windows of the next open day, and the words for a window that is open or has begun. */
      board: z.strictObject({ title: text, open: text, begun: text }),
      link: text,
      ...validDays,
    }),
    services: z.strictObject({ title: text, lead: text, link: text }),
    /** Over the city's newest jobs of content/jobs/, which take the place of the drawn rooms. */
    jobs: z.strictObject({ title: text, lead: text, more: text }),
    callBanner: textBlock,
    steps: z.strictObject({ title: text, lead: text, link: text }),
    rates: z.strictObject({ title: text, lead: text, points: texts, included: text, total: text }),
    estimate: textBlock,
    /** A phone shows the first of a list, and `more` opens the others: of the teams, the reviews and the jobs. */
    supporters: textBlock.extend({ more: text }),
    reviews: z.strictObject({ title: text, lead: text, more: text, link: text }),
    coupons: z.strictObject({ title: text, lead: text }),
    claims: z.strictObject({ title: text }),
    about: z.strictObject({
      title: text,
      places: text,
      typical: text,
      access: text,
      more: text,
      /** Stands before the list of the places that the city serves. */
      served: text,
      /** Leads to the cities nearby: `{cities}` stands for their names. */
      neighbours: text,
      questions: text,
      /** The link to the questions of all cities. */
      allQuestions: text,
    }),
  }),
  'what-we-take': z.strictObject({
    meta,
    title: text,
    lead: text,
    contentsName: text,
    /** Over what the city's own file says of its loads, and of how they get out. */
    typical: text,
    access: text,
    notTaken: z.strictObject({ title: text, lead: text, items: z.array(textBlock).min(1) }),
    afterwards: textBlock,
    form: textBlock,
  }),
  /** What all pages of content/local-services/ say; `{thing}` is the name of the page. */
  'local-service': z.strictObject({
    cost: text,
    rules: text,
    access: text,
    questions: text,
    reviews: text,
    jobs: text,
    /** Over the links to the other such pages of the city, and to the pages of this name in other cities. */
    others: z.strictObject({ title: text, here: text, elsewhere: text }),
    /** Stands before those links on the city's home and on what-we-take. */
    inCity: text,
    form: textBlock,
  }),
  /** What the pages of all campaigns say; `{offer}` is the title of the campaign. */
  offer: z.strictObject({
    meta,
    coupon: z.strictObject({ title: text, lead: text, print: text }),
    reviews: z.strictObject({ title: text, lead: text }),
    steps: z.strictObject({ title: text, lead: text }),
    callBanner: textBlock,
    claims: z.strictObject({ title: text }),
  }),
  'how-it-works': z.strictObject({
    meta,
    title: text,
    lead: text,
    prepare: listBlock,
    price: z.strictObject({ title: text, text, points: texts }),
    /** The truck by quarters, and what each holds. */
    loads: z.strictObject({
      title: text,
      lead: text,
      items: z.array(z.strictObject({ title: text, text, drawing })).min(1),
    }),
    afterwards: textBlock,
    form: textBlock,
  }),
  reviews: z.strictObject({
    meta,
    title: text,
    lead: text,
    /** Stands in the place of reviews where the city and its province or state have none yet. */
    none: text,
    /** How many reviews there are: `{here}` from the city, `{around}` from elsewhere in its province or state. */
    counts: z.strictObject({ both: text, here: text, around: text }),
    /** Leads on: `{what-we-take}` and the like stand for links to the city's pages. */
    ways: text,
    /** Over the jobs of the whole province or state. */
    jobs: z.strictObject({ title: text, lead: text }),
    form: textBlock,
  }),
  faq: z.strictObject({
    meta,
    title: text,
    lead: text,
    /** The topic of the city's own questions, which come first. */
    local: text,
    /** Leads on: `{what-we-take}` and the like stand for links to the city's pages. */
    ways: text,
    search: z.strictObject({ label: text, found: text, none: text }),
    stillAsking: textBlock,
  }),
  'get-quote': z.strictObject({
    meta,
    title: text,
    lead: text,
    next: listBlock,
    /** For a visitor of another city: `{cities}` stands for the names of those nearby. */
    elsewhere: text,
  }),
  'book-now': z.strictObject({ meta, title: text, lead: text, next: listBlock }),
  landing: z.strictObject({
    meta,
    title: text,
    lead: text,
    cities: z.strictObject({
      title: text,
      lead: text,
      countries: z.strictObject({ CA: text, US: text }),
      searchLabel: text,
      submit: text,
      /** `nearYou` stands before the suggestions, `nearUnknown` instead of them where there are none. */
      nearYou: text,
      nearUnknown: text,
      /** Stands before the place by which a search found the city. */
      serves: text,
      /** The words after the number of cities. */
      oneCity: text,
      manyCities: text,
      nameNotFound: text,
      stillAsking: text,
      showAll: text,
      /** The answers to a postal code or zip code: `{code}` is the code, `{city}` the city's name, `{distance}` how far it is. */
      codes: z.strictObject({
        served: text,
        nearest: text,
        /** Stands beside the name of the nearest city. */
        away: text,
        distance: z.strictObject({ CA: text, US: text }),
        notYet: text,
        looking: text,
        unreachable: text,
        unfinished: text,
        malformed: text,
        /** The form under a code that no city serves; `message` is what it begins with. */
        request: z.strictObject({ title: text, text, message: text }),
      }),
    }),
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
  /** The terms of texts with offers. */
  'text-terms': z.strictObject({ meta, title: text, lead: text, terms: z.array(textBlock).min(1) }),
  thankyou: z.strictObject({
    meta,
    title: text,
    lead: text,
    /** The words of the stamp, and the labels of the request's parts. */
    ticket: z.strictObject({
      stamp: text,
      number: text,
      /** The window of a booking and whose clock it goes by. */
      windowInCity: text,
      message: text,
    }),
    keep: z.strictObject({
      title: text,
      lead: text,
      print: text,
      calendar: z.strictObject({ label: text, summary: text, description: text }),
      change: z.strictObject({ title: text, text, sms: text, message: text, call: text }),
    }),
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
