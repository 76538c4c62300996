import type { Pages } from '../../src/content-model/types';

/** The files of content/pages/ of the fixture, the privacy policy apart: each text says where it stands. */

/** Of the length that search results have room for. */
const meta = (page: string) => ({
  title: `{brand}: ${page} for the search`,
  description: `A description of ${page} by {brand}, which goes on until it is as long as search results have room for.`,
});
const metaOfCity = (page: string) => meta(`${page} in {city}`);
const block = (name: string) => ({ title: `A title of ${name}`, text: `A text of ${name}` });
const intro = (name: string) => ({ title: `A title of ${name}`, lead: `A lead to ${name}` });
const introOfCity = (name: string) => intro(`${name} in {city}`);
const linked = (name: string) => ({ ...intro(name), link: `More of ${name}` });
const list = (name: string) => ({ title: `A title of ${name}`, items: [`An item of ${name}`] });

/** The smallest valid files of content/pages/, the privacy policy apart. */
export const pages: Pages = {
  home: {
    meta: metaOfCity('the home'),
    hero: {
      ...introOfCity('the hero'),
      eyebrow: 'In {city}',
      rating: { value: '{claim.rating.value}', label: '{claim.rating.label}' },
      points: ['A point of the hero'],
      film: { pause: 'Hold the film', play: 'Roll the film' },
    },
    ways: {
      name: 'Ways on',
      'same-day': 'To the same day',
      services: 'To the services',
      load: 'To the load',
      rates: 'To the rates',
      coupons: 'To the coupons',
      steps: 'To the steps',
      reviews: 'To the reviews',
      jobs: 'To the jobs',
      about: 'To {city}',
    },
    sameDay: {
      ...block('the same day'),
      board: { title: 'Board', open: 'Still free', begun: 'Gone by' },
      link: 'Take one',
    },
    services: linked('the services'),
    jobs: { ...intro('the jobs'), more: '{count} other jobs' },
    callBanner: block('the call'),
    steps: linked('the steps'),
    rates: {
      ...intro('the rates'),
      points: ['A point of the rates'],
      included: 'Inside',
      total: 'All in all',
    },
    estimate: block('the estimate'),
    supporters: { ...block('the supporters'), more: '{count} other teams' },
    reviews: { ...linked('the reviews'), more: '{count} other reviews' },
    coupons: intro('the coupons'),
    claims: { title: 'A title of the claims' },
    about: {
      title: 'A title of {city}',
      places: 'Where it is',
      typical: 'What goes',
      access: 'How to come in',
      more: 'Beyond that',
      served: 'Where we come',
      neighbours: 'Next to {city}: {cities}!',
      questions: 'Asked here',
      allQuestions: 'All that is asked',
    },
  },
  'what-we-take': {
    meta: metaOfCity('the goods'),
    ...introOfCity('the goods'),
    contentsName: 'All lists',
    typical: 'What goes in {city}',
    access: 'Out of {city}',
    notTaken: { ...intro('the rest'), items: [block('one thing')] },
    afterwards: block('what follows the goods'),
    form: block('the form under the goods'),
  },
  'local-service': {
    cost: 'What {thing} cost',
    rules: 'Rules of {city}',
    access: 'Out of the door',
    questions: 'Asked about {thing}',
    reviews: 'Said about {thing}',
    jobs: 'Done with {thing}',
    others: { title: 'More than {thing}', here: 'Here in {city}', elsewhere: '{thing} around' },
    inCity: 'Only in {city}',
    form: block('the form under {thing}'),
  },
  offer: {
    meta: {
      title: '{brand}: {offer} in {city}',
      description:
        '{offer}, told in {city} by {brand} for the search, in a description that is as long as there is room for.',
    },
    coupon: { ...intro('the one coupon'), print: 'Put it on paper' },
    reviews: intro('the voices of the offer'),
    steps: intro('the steps of the offer'),
    callBanner: block('the call of the offer'),
    claims: { title: 'A title of the claims of the offer' },
  },
  'how-it-works': {
    meta: metaOfCity('the way'),
    ...introOfCity('the way'),
    prepare: list('what to prepare'),
    price: { ...block('the price'), points: ['A point of the price'] },
    loads: {
      ...intro('the loads'),
      items: [{ title: 'A half', text: 'Half the cart. It holds {pricing.half}.', drawing: 'load-half' }],
    },
    afterwards: block('what follows the way'),
    form: block('the form under the way'),
  },
  reviews: {
    none: 'Nobody from {region} yet',
    meta: metaOfCity('the voices'),
    ...introOfCity('the voices'),
    counts: {
      both: '{here} of {city}, {around} around.',
      here: '{here} of {city} alone.',
      around: 'None here, {around} around.',
    },
    ways: 'On to {how-it-works}.',
    jobs: intro('the jobs around'),
    form: block('the form under the voices'),
  },
  faq: {
    meta: metaOfCity('the answers'),
    ...introOfCity('the answers'),
    local: 'Asked in {city}',
    ways: 'Further: {what-we-take} or {how-it-works}.',
    search: { label: 'Look for a question', found: '{count} like it', none: 'None like it' },
    stillAsking: block('more to ask'),
  },
  'get-quote': {
    meta: metaOfCity('the quote'),
    ...introOfCity('the quote'),
    next: list('what follows the quote'),
    elsewhere: 'Out of {city}? Try {cities}.',
  },
  'book-now': {
    meta: metaOfCity('the booking'),
    ...introOfCity('the booking'),
    next: list('what follows the booking'),
  },
  landing: {
    meta: meta('the landing page'),
    ...intro('the landing page'),
    cities: {
      ...intro('the cities'),
      countries: { CA: 'North of the border', US: 'South of the border' },
      searchLabel: 'A place or a code',
      submit: 'Off',
      nearYou: 'Close by:',
      nearUnknown: 'Close by, or in the list',
      serves: 'Drives to',
      oneCity: 'place',
      manyCities: 'places',
      nameNotFound: 'Nobody knows that place',
      stillAsking: 'Ring, and we see',
      showAll: 'All of them again',
      codes: {
        served: '{city} drives to {code}',
        nearest: 'To {code} it is {distance} from {city}',
        away: '{distance} off',
        distance: { CA: 'some {distance} kilometres', US: 'some {distance} statute miles' },
        notYet: 'Nobody drives to {code}',
        looking: 'Seeking {code}',
        unreachable: 'Nobody knows how far {code} is',
        unfinished: 'More of the code',
        malformed: 'No code looks like that',
        request: { title: 'Ask all the same', text: 'We ring about {code}', message: 'I live in {code}.' },
      },
    },
    services: intro('the services'),
    steps: intro('the steps'),
    reviews: intro('the reviews'),
    coupons: intro('the coupons'),
    claims: { title: 'A title of the claims' },
  },
  book: {
    meta: meta('the request'),
    ...intro('the request'),
    trustPoints: list('trust'),
    videos: intro('the films'),
  },
  'text-terms': {
    meta: meta('the terms'),
    ...intro('the terms'),
    terms: [block('a term')],
  },
  thankyou: {
    meta: meta('the confirmation'),
    ...intro('the confirmation'),
    ticket: {
      stamp: 'Received',
      number: 'Docket number',
      windowInCity: '{window} as {city} tells time',
      message: 'Docket message',
    },
    keep: {
      title: 'A title of the keeping',
      lead: 'Docket {reference} is yours.',
      print: 'Onto paper',
      calendar: {
        label: 'Into the diary',
        summary: 'Asked for: {brand}, {window}',
        description: 'Not firm yet; ring {phone}, docket {reference}.',
      },
      change: {
        title: 'A title of the changing',
        text: 'Ring {phone}, say {reference}.',
        sms: 'Write to change',
        message: 'Please change {reference}.',
        call: 'Ring',
      },
    },
    next: {
      title: 'A title of what follows the confirmation',
      items: ['An item of what follows the confirmation. {pricing.reply}'],
    },
    details: {
      title: 'A title of the details',
      moveDate: 'Move on',
      fromAddress: 'Move from',
      toAddress: 'Move to',
      packing: 'Move packed by',
    },
    backToCity: 'Back to {city}',
    chooseCity: 'Off to a place',
  },
  'not-found': { meta: meta('nothing'), ...block('nothing'), link: 'To the start' },
};
