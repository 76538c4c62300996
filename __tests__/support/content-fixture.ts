import type { ContentFile, Pages, Site } from '../../src/content-model/types';

/** The smallest content that has no problem: one city, one of each kind, every file of site/ and pages/. */
export function validContentFiles(): ContentFile[] {
  return [
    ...Object.entries(oneOfEach).map(([path, data]) => jsonFile(path, data)),
    ...Object.entries(site).map(([name, data]) => jsonFile(`site/${name}.json`, data)),
    ...Object.entries(pages).map(([name, data]) => jsonFile(`pages/${name}.json`, data)),
    { path: 'faq/what-is-taken.md', source: faqSource },
    { path: 'pages/privacy-policy.md', source: privacyPolicySource },
  ];
}

/** The valid content with one file's text changed; `change` gets it as it stands. */
export function withChangedFile(path: string, change: (source: string) => string): ContentFile[] {
  const files = validContentFiles();
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`The content fixture has no ${path}`);
  const changed = change(file.source);
  if (changed === file.source) throw new Error(`Nothing was changed in ${path}`);
  return files.map((candidate) => (candidate === file ? { path, source: changed } : candidate));
}

/** The valid content with one more file. */
export function withAddedFile(path: string, source: string): ContentFile[] {
  return [...validContentFiles(), { path, source }];
}

/** The valid content without one file. */
export function withoutFile(path: string): ContentFile[] {
  return validContentFiles().filter((file) => file.path !== path);
}

/** A city file's text; `changes` replaces some of its fields. */
export function citySource(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...oneOfEach['cities/toronto.json'], ...changes }, null, 2);
}

function jsonFile(path: string, data: unknown): ContentFile {
  return { path, source: `${JSON.stringify(data, null, 2)}\n` };
}

const oneOfEach = {
  'cities/toronto.json': {
    slug: 'toronto',
    locationId: '13929',
    locationName: 'Toronto',
    badgeGroup: 'ontario',
    country: 'CA',
    cities: ['Toronto', 'North York'],
    about: { places: 'Places of {city}.', typical: 'Typical loads.', access: 'Ways in.' },
  },
  'badges/ontario.json': {
    group: 'ontario',
    country: 'CA',
    region: { name: 'Ontario', code: 'ON' },
    teams: [{ name: 'Toronto', sport: 'Hockey' }],
  },
  'services/appliances.json': {
    slug: 'appliances',
    order: 1,
    title: 'Appliances',
    summary: 'Old appliances.',
    description: 'We carry them out in {city}.',
    items: ['Stoves'],
  },
  'reviews/first.json': {
    author: 'Dana R.',
    place: 'Toronto',
    badgeGroup: 'ontario',
    stars: 5,
    text: 'Quick and careful.',
    taken: ['A sofa'],
    sample: true,
  },
};

const faqSource = `---
question: What do you take?
topic: Loads
order: 1
---

Almost *everything* in {city}.
`;

const privacyPolicySource = `---
meta:
  title: Privacy
  description: What we keep.
title: Privacy policy
updated: '2024-10-16'
updatedLabel: Last updated
minimumAge: 18
summary:
  title: In short
  items:
    - We keep what you send.
---

We keep what you send to **{brand}**.
`;

const meta = { title: 'A title', description: 'A description' };
const block = { title: 'A title', text: 'A text' };
const intro = { title: 'A title', lead: 'A lead' };
const linked = { ...intro, link: 'More' };
const list = { title: 'A title', items: ['An item'] };
const form = { title: 'A title', submit: 'Send', busy: 'Sending', reassurance: 'Free' };
const field = { label: 'A field' };
const ink = '#1c2b24';

const site: Site = {
  brand: {
    name: 'Haulwell',
    tagline: 'A tagline',
    promise: 'A promise',
    siteUrl: 'https://www.example.com',
    mainPhone: '+1 800 555 0199',
    hours: 'Daily',
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
    booking: form,
    estimate: form,
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
    items: ['first', 'second'].map((id) => ({ id, title: id, summary: id })),
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

const pages: Pages = {
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
