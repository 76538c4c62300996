import type { Pages, Site } from '../../src/content-model/types';

const meta = { title: 'A title', description: 'A description' };
const block = { title: 'A title', text: 'A text' };
const intro = { title: 'A title', lead: 'A lead' };
const linked = { ...intro, link: 'More' };
const list = { title: 'A title', items: ['An item'] };
const form = { title: 'A title', submit: 'Send', busy: 'Sending', reassurance: 'Free' };
const field = { label: 'A field' };
const logo = { src: '/logos/a.svg', alt: 'A logo' };
const ink = '#1c2b24';

/** The smallest valid files of content/site/. */
export const site: Site = {
  brand: {
    name: 'Haulwell',
    tagline: 'A tagline',
    promise: 'A promise',
    siteUrl: 'https://www.example.com',
    mainPhone: '+1 800 555 0199',
    hours: 'Daily',
    logos: { CA: logo, US: logo, default: logo },
    colors: {
      ink,
      inkSoft: ink,
      paper: ink,
      sheet: ink,
      identity: ink,
      sage: ink,
      line: ink,
      action: ink,
      actionStrong: ink,
      error: ink,
    },
  },
  navigation: {
    menu: ['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now'].map((to) => ({
      label: to,
      to,
    })),
    skipToContent: 'Skip',
    openMenu: 'Open',
    closeMenu: 'Close',
    mainMenuName: 'Menu',
    homeLinkName: 'Home',
    callName: 'Call {phone}',
    stickyBar: {
      name: 'Bar',
      getQuote: 'Quote',
      contact: 'Contact',
      call: 'Call',
      sms: 'Text',
      smsBody: 'I am in {city}',
    },
    footer: {
      links: [{ label: 'Home', to: '' }],
      otherCities: 'Cities',
      hoursTitle: 'Hours',
      callTitle: 'Call',
      rights: '{brand}',
    },
  },
  forms: {
    fields: {
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
    },
    addressSuggestions: {
      listName: 'Addresses',
      oneFound: 'One address',
      found: '{count} addresses',
      noneFound: 'No address',
      filled: 'Filled in',
      source: 'By someone',
    },
    messages: {
      nameRequired: 'Name',
      phoneTooShort: 'Phone',
      messageRequired: 'Message',
      dateRequired: 'Date',
      timeWindowRequired: 'Time',
      fieldRequired: 'Field',
      zipOrPostalCodeRequired: 'Zip',
    },
    quote: form,
    booking: { ...form, intro: 'An intro', datesWithoutScripts: 'Call us:', noWindowLeft: 'None left' },
    book: form,
    estimate: { submit: 'Send', busy: 'Sending', reassurance: 'Free' },
    withoutScripts: 'Call us:',
    failureNotice: '',
  },
  booking: {
    timeWindows: [{ start: '9:00', label: 'Morning' }],
    flexibility: [
      { timeSensitive: false, label: 'Yes' },
      { timeSensitive: true, label: 'No' },
    ],
    propertyTypes: [{ value: 'House', label: 'House', hasUnit: false }],
  },
  claims: { items: [{ id: 'rating', value: '4.91', label: 'of 5' }] },
  coupons: {
    items: [
      { id: 'full-load', amount: '$50', condition: 'A full load', terms: ['One each'] },
      { id: 'half-load', amount: '$20', condition: 'A half load', terms: ['One each', 'Until spring'] },
    ],
  },
  steps: { items: [1, 2, 3].map((step) => ({ title: `Step ${step}`, time: 'A minute', text: 'A text' })) },
  'social-proof': {
    mode: 'sample',
    sample: true,
    text: '{name} from {place} asked for a quote {time}',
    close: 'Close',
    firstNames: Array.from({ length: 50 }, (_, index) => `Name ${index}`),
    timeLabels: Array.from({ length: 10 }, (_, index) => `${index} minutes ago`),
  },
  videos: {
    provider: 'youtube',
    play: 'Play',
    elsewhere: 'Elsewhere',
    items: ['first', 'second'].map((id) => ({ id, title: id, summary: id, poster: '/videos/a.svg' })),
  },
  words: {
    CA: { region: 'province', postalCode: 'postal code' },
    US: { region: 'state', postalCode: 'zip code' },
    starsOutOfFive: '{stars} of 5',
    sampleReview: 'Sample',
    call: 'Call',
    text: 'Text',
  },
};

/** The smallest valid files of content/pages/, the privacy policy apart. */
export const pages: Pages = {
  home: {
    meta,
    hero: { ...intro, eyebrow: 'In {city}', points: ['A point'] },
    sameDay: block,
    services: linked,
    callBanner: block,
    steps: linked,
    rates: { ...intro, points: ['A point'] },
    estimate: block,
    supporters: block,
    reviews: linked,
    coupons: intro,
    claims: { title: 'Claims' },
    about: { title: 'About', places: 'Places', typical: 'Typical', access: 'Access' },
  },
  'what-we-take': { meta, ...intro, notTaken: { ...intro, items: [block] }, afterwards: block, form: block },
  'how-it-works': {
    meta,
    ...intro,
    prepare: list,
    price: { ...block, points: ['A point'] },
    afterwards: block,
    form: block,
  },
  reviews: { meta, ...intro, form: block },
  faq: { meta, ...intro, stillAsking: block },
  'get-quote': { meta, ...intro, next: list },
  'book-now': { meta, ...intro, next: list },
  landing: {
    meta,
    ...intro,
    cities: { ...intro, countries: { CA: 'Canada', US: 'United States' } },
    services: intro,
    steps: intro,
    reviews: intro,
    coupons: intro,
    claims: { title: 'Claims' },
  },
  book: { meta, ...intro, trustPoints: list, videos: intro },
  thankyou: {
    meta,
    ...intro,
    next: list,
    details: { title: 'Details', moveDate: 'Date', fromAddress: 'From', toAddress: 'To', packing: 'Packing' },
    backToCity: 'Back to {city}',
    chooseCity: 'Choose a city',
  },
  'not-found': { meta, ...block, link: 'Home' },
};
