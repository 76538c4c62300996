import type { Site } from '../../src/content-model/types';
import { messages } from '../specification/specified-texts';

/**
 * The files of content/site/ of the fixture: the words that the specification fixes as it has them, all others in
 * words of the fixture alone, so that a test which reads other content is found out.
 */

const sheet = '#ffffff';
const ink = '#1c2b24';
const logo = { src: '/media/logos/a.svg', alt: 'A logo' };
const form = (name: string) => ({
  title: `Form: ${name}`,
  submit: `Send ${name}`,
  busy: `Sending ${name}`,
  reassurance: `No strings on ${name}`,
});
const field = (label: string) => ({ label });
const hinted = (label: string) => ({ label, hint: `Hint to ${label}` });

const brand: Site['brand'] = {
  name: 'Lugmore',
  tagline: 'A tagline',
  promise: 'A promise',
  trade: 'Lugging',
  siteUrl: 'https://www.example.com',
  mainPhone: '+1 877 555 0123',
  sender: { name: 'Lug Inc.', postalAddress: '1 Nowhere Lane' },
  hours: 'Mondays, nine to five',
  openingHours: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
  logos: { CA: logo, US: logo, default: logo },
  colors: {
    ink,
    inkSoft: ink,
    paper: sheet,
    sheet,
    identity: '#8fd3c8',
    sage: '#dfe7f2',
    line: ink,
    action: '#5b2a86',
    actionStrong: '#3f1d5e',
    error: '#8e1546',
  },
  drawingColors: {
    identityDeep: '#dba50f',
    sageDeep: '#a8bda4',
    sky: '#cfe0dc',
    sun: '#f6c62a',
    timber: '#c98d4f',
    timberDeep: '#8f5a2b',
    skinLight: '#eab68d',
    skinDark: '#8d5838',
    cloth: '#2f6150',
    clothDeep: '#234a3d',
    brick: '#b8664a',
  },
};

const navigation: Site['navigation'] = {
  menu: ['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now'].map((to) => ({
    label: to,
    to,
  })),
  skipToContent: 'Skip',
  openMenu: 'Unfold',
  closeMenu: 'Fold',
  mainMenuName: 'Ways around',
  breadcrumbsName: 'The way here',
  homeLinkName: 'Home',
  changeCity: { short: 'Elsewhere?', long: 'Elsewhere? Find it' },
  callName: 'Ring',
  callTitle: 'Ring or write',
  stickyBar: {
    name: 'Ways to reach us',
    getQuote: 'Quote',
    contact: 'Ring or write to',
    call: 'Ring us',
    sms: 'Write us',
    smsBody: 'I am in {city}',
  },
  footer: {
    links: [
      { label: 'Footer: home', to: '' },
      { label: 'Footer: answers', to: 'faq' },
      { label: 'Footer: policy', to: 'privacy-policy' },
    ],
    otherCities: 'Everywhere else',
    hoursTitle: 'Open when',
    callTitle: 'Footer: ring or write',
    rights: 'All of it by {brand}',
  },
};

const forms: Site['forms'] = {
  fields: {
    name: field('Name'),
    phone: hinted('Phone'),
    zip: hinted('Zip'),
    postalCode: hinted('Postal Code'),
    message: hinted('Message'),
    propertyType: field('Kind of property'),
    address: hinted('Street and number'),
    unit: field('Unit #'),
    city: field('Town'),
    state: field('Region'),
    date: field('Day'),
    timeWindow: hinted('Arrival'),
    flexibility: field('Another time too?'),
  },
  addressSuggestions: {
    listName: 'Addresses like yours',
    oneFound: 'One address like it',
    found: '{count} addresses',
    noneFound: 'No address like it',
    filled: 'Filled in for you',
    source: 'Addresses by someone',
  },
  messages: {
    ...messages,
    phoneForeign: 'That number is from too far away',
  },
  quote: form('the quote'),
  booking: {
    ...form('the booking'),
    intro: 'Fill in every line',
    datesWithoutScripts: 'No days without scripts. Ring:',
    dayOver: '(over)',
    noWindowLeft: 'Nothing is left of this day.',
  },
  book: form('the request'),
  estimate: {
    submit: 'Send the estimate',
    busy: 'Sending the estimate',
    reassurance: 'No strings on the estimate',
  },
  ticket: {
    head: 'Docket',
    copy: 'Carbon copy',
    blank: 'Nothing written',
    name: 'Docket name',
    phone: 'Docket phone',
    day: 'Docket day',
    timeWindow: 'Docket window',
    address: 'Docket address',
  },
  orCall: { text: 'Or ring us', drawing: 'spot-load' },
  textPhotos: {
    label: 'Send us pictures',
    message: 'From {city}: pictures of it',
    messageWithLoad: 'From {city}: pictures of it. {load}',
    code: {
      title: 'Pictures from your phone',
      lead: 'Held up to this, it writes to {phone}',
      alt: 'A code that writes to {phone}',
      open: 'Write from here',
      close: 'Away with the code',
      failed: 'No code came. Write to {phone}',
    },
  },
  withoutScripts: 'No form without scripts. Ring:',
  failureNotice: '',
  notSent: 'It is still here. Ring:',
  consent: {
    version: '2026-11-21',
    text: 'We call you',
    policyLink: 'What we keep of it',
    marketing: { countries: ['CA', 'US'], label: 'Offers too', terms: 'The small print' },
  },
};

const thing = (id: string, cubicFeet: number, more: object = {}) => ({
  id,
  name: id,
  plural: `${id}s`,
  cubicFeet,
  ...more,
});

/** The truck holds 120, so that a twelfth of it is 10. */
const load: Site['load'] = {
  mode: 'on',
  title: 'What is on the cart',
  lead: 'Put it on the cart',
  more: 'Fill the cart',
  plain: 'Say what goes',
  plainLink: 'All that goes',
  truckCubicFeet: 120,
  coupons: [],
  groups: [
    {
      title: 'Upstairs',
      items: [thing('settle', 40, { search: ['divan'], service: 'appliances' }), thing('sack', 5)],
    },
    { title: 'Outside', items: [thing('cinder', 2, { isHeavy: true })] },
  ],
  shares: Array.from({ length: 12 }, (_, index) => `${index + 1} twelfths of the cart`),
  trucks: ['a cart and a half', 'two carts'],
  beyond: 'more carts than two',
  message: {
    sentence: 'On my cart are {things}, {share}.',
    shareOnly: 'My cart is {share}.',
    more: '{count} others',
  },
  picker: {
    search: 'Look for it',
    none: 'Not among them',
    groupsName: 'Sorts',
    yours: 'On the cart',
    yoursEmpty: 'Bare boards',
    add: 'Lift on: {thing}',
    remove: 'Lift off: {thing}',
    volume: '{count} measures',
    level: 'The height of the cart',
    empty: 'Nothing rides along',
    estimate: 'Guessed by eye',
    coupon: 'The stub that fits: {offer}',
    heavy: 'Weighed first',
    clear: 'Tip the cart out',
    share: 'The way to this cart',
    toForm: 'On to the docket',
    addThings: 'Lift onto the cart',
  },
  expect: { title: 'What comes', items: ['One cart comes.'] },
  price: { range: 'Between {from} and {to}.', includes: 'All of it.', firm: 'Fixed at the door.' },
};

const booking: Site['booking'] = {
  timeWindows: [
    { start: '9:00', label: '9:00 AM to 11:00 AM' },
    { start: '11:00', label: '11:00 AM to 1:00 PM' },
    { start: '13:00', label: '1:00 PM to 3:00 PM' },
    { start: '15:00', label: '3:00 PM to 5:00 PM' },
  ],
  flexibility: [
    { timeSensitive: false, label: "Yes - I'm flexible on the time." },
    { timeSensitive: true, label: 'No - I require this time only.' },
  ],
  propertyTypes: [
    { value: 'House', label: 'House', hasUnit: false },
    { value: 'Apartment', label: 'Condo/Apartment', hasUnit: true },
    { value: 'Business', label: 'Business', hasUnit: false },
  ],
};

/** The smallest valid files of content/site/. */
export const site: Site = {
  brand,
  navigation,
  forms,
  booking,
  claims: { items: [{ id: 'rating', value: '4.91', label: 'of 5' }] },
  pricing: {},
  coupons: {
    print: 'Put them on paper',
    items: [
      { id: 'full-load', amount: '$50', condition: 'A full load', terms: ['One each'] },
      { id: 'half-load', amount: '$20', condition: 'A half load', terms: ['One each', 'Until spring'] },
    ],
  },
  'before-after': {
    title: 'Then and now',
    lead: 'A lead to then and now',
    before: 'Then',
    after: 'Now',
    slider: 'Then or now',
    items: [
      {
        before: 'before-garage',
        after: 'after-garage',
        beforeAlt: 'A garage full of tires',
        afterAlt: 'A garage with a broom',
        caption: 'A garage',
      },
    ],
  },
  steps: {
    items: (['spot-load', 'spot-phone', 'spot-swept'] as const).map((drawing, index) => ({
      title: `Step ${index + 1}`,
      time: 'A minute',
      text: 'A text',
      drawing,
    })),
  },
  'social-proof': {
    mode: 'sample',
    sample: true,
    text: '{name} from {place} wrote to us {time}',
    close: 'Away with this',
    firstNames: Array.from({ length: 50 }, (_, index) => `Name ${index}`),
    timeLabels: Array.from({ length: 10 }, (_, index) => `${index} minutes ago`),
  },
  videos: {
    provider: 'youtube',
    play: 'Roll',
    elsewhere: 'Elsewhere',
    items: ['first', 'second'].map((id) => ({
      id,
      title: `The ${id} film`,
      summary: id,
      poster: 'spot-load',
    })),
  },
  words: {
    CA: {
      country: 'Canada',
      region: 'province',
      regionLabel: 'Region',
      postalCode: 'postal code',
      depot: 'northern depot',
      grill: 'northern grill',
      cottage: 'northern cottage',
    },
    US: {
      country: 'United States',
      region: 'state',
      regionLabel: 'Region',
      postalCode: 'zip code',
      depot: 'southern depot',
      grill: 'southern grill',
      cottage: 'southern cottage',
    },
    starsOutOfFive: '{stars} of 5',
    tax: { included: 'Tax within.', added: 'Tax without.', unknown: 'Tax by and by.' },
    more: 'Further',
    sampleReview: 'Written by nobody',
    sampleJob: 'Done by nobody',
    call: 'Ring',
    text: 'Write',
  },
  load,
  social: {
    line: 'Lugging since ever',
    alt: '{headline} on a ticket',
    cityHeadline: '{city}',
    headlines: {
      landing: 'Junk out',
      book: 'Picture: book',
      thankyou: 'Picture: thankyou',
      'what-we-take': 'Picture: what-we-take',
      'how-it-works': 'Picture: how-it-works',
      reviews: 'Picture: reviews',
      faq: 'Picture: faq',
      'get-quote': 'Picture: get-quote',
      'book-now': 'Picture: book-now',
      'privacy-policy': 'Picture: privacy-policy',
      'text-terms': 'Picture: text-terms',
    },
  },
  conversions: {
    quote: { name: 'Conversion: quote' },
    estimate: { name: 'Conversion: estimate' },
    book: { name: 'Conversion: book' },
    booking: { name: 'Conversion: booking' },
  },
  redirects: { cities: [{ from: 'old-york', to: 'toronto' }] },
};
