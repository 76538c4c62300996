import { site as schemas } from '../../src/content-model/schema/site';
import type { Site } from '../../src/content-model/types';
import { messages } from '../specification/specification';
import { fixturesOf, type Own } from './fixture-of';

const sheet = '#ffffff';

const brand: Own<Site['brand']> = {
  name: 'Lugmore',
  trade: 'Lugging',
  sender: { name: 'Lug Inc.', postalAddress: '1 Nowhere Lane' },
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
  holidays: [{ words: 'closed for Lug Day', validFrom: '2027-07-01', validUntil: '2027-07-01' }],
  colors: {
    paper: sheet,
    sheet,
    identity: '#8fd3c8',
    sage: '#dfe7f2',
    action: '#5b2a86',
    actionStrong: '#3f1d5e',
    error: '#8e1546',
  },
};

const navigation: Own<Site['navigation']> = {
  menu: ['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now'].map((to) => ({ label: to, to })),
  breadcrumbsName: 'The way here',
  homeLinkName: 'Home',
  stickyBar: { getQuote: 'Quote', smsBody: 'I am in {city}' },
  footer: {
    links: [
      { label: 'Footer: home', to: '' },
      { label: 'Footer: answers', to: 'faq' },
      { label: 'Footer: policy', to: 'privacy-policy' },
    ],
  },
};

const conversion = (name: string, meta: string) => ({
  google: `Conversion: ${name}`,
  microsoft: `Goal: ${name}`,
  meta,
});

const hinted = (label: string) => ({ label, hint: `Hint to ${label}` });

const forms: Own<Site['forms']> = {
  fields: {
    name: { label: 'Name' },
    phone: hinted('Phone'),
    postalCode: hinted('Postal Code'),
    message: hinted('Message'),
    state: { label: 'Region' },
    timeWindow: hinted('Arrival'),
  },
  addressSuggestions: { found: '{count, plural, one {One address} other {# addresses}}' },
  messages,
  textPhotos: {
    message: 'From {city}: pictures of it',
    messageWithLoad: 'From {city}: pictures of it. {load}',
    code: { failed: 'No code came. Write to {phone}' },
  },
  consent: {
    version: '2026-11-21',
    text: 'Press {button} and we call you',
    marketing: { label: 'Offers too', countries: ['CA', 'US'] },
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
const haul: Own<Site['haul']> = {
  truckCubicFeet: 120,
  groups: [
    { title: 'Upstairs', items: [thing('settle', 40, { search: ['divan'] }), thing('sack', 5)] },
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
    add: 'Lift on: {thing}',
    remove: 'Lift off: {thing}',
    volume: '{count} measures',
    coupon: 'The stub that fits: {offer}',
  },
  price: { range: 'Between {from} and {to}.' },
};

const booking: Own<Site['booking']> = {
  timeWindows: [
    { start: '9:00', label: '9:00 AM to 11:00 AM' },
    { start: '11:00', label: '11:00 AM to 1:00 PM' },
    { start: '13:00', label: '1:00 PM to 3:00 PM' },
    { start: '15:00', label: '3:00 PM to 5:00 PM' },
  ],
  flexibility: [{ timeSensitive: false }, { timeSensitive: true }],
  propertyTypes: [
    { value: 'House', hasUnit: false },
    { value: 'Apartment', label: 'Condo/Apartment', hasUnit: true },
    { value: 'Business', hasUnit: false },
  ],
};

const wordsOf = (side: string) => ({
  regionLabel: 'Region',
  depot: `${side} depot`,
  grill: `${side} grill`,
  cottage: `${side} cottage`,
});

/** What tests need in words of their own; all else says where it stands. */
const own: Own<Site> = {
  brand,
  navigation,
  forms,
  booking,
  haul,
  claims: { items: [{ id: 'rating', value: '4.91', label: 'of 5' }] },
  coupons: {
    items: [
      { id: 'full-load', amount: '$50', condition: 'A full load', terms: ['One each'] },
      { id: 'half-load', amount: '$20', condition: 'A half load', terms: ['One each', 'Until spring'] },
    ],
  },
  steps: { items: ['spot-load', 'spot-phone', 'spot-swept'].map((drawing) => ({ drawing })) },
  'social-proof': {
    close: 'Away with this',
    sample: true,
    text: '{name} from {place} wrote to us {time}',
    firstNames: Array.from({ length: 50 }, (_, index) => `Name ${index}`),
  },
  videos: { items: [{ id: 'first' }, { id: 'second' }] },
  words: {
    CA: { country: 'Canada', region: 'province', postalCode: 'postal code', ...wordsOf('northern') },
    US: { country: 'United States', region: 'state', postalCode: 'zip code', ...wordsOf('southern') },
    starsOutOfFive: '{stars} of 5',
    labelled: '{label}: {value}',
    hours: { days: '{from} to {to}', times: '{from} to {to}' },
    price: {
      range: '{from} to {to}, by the cart.',
      minimum: '{minimum}, then by the cart.',
      unset: 'By the cart.',
      ask: 'Text us {hours}.',
    },
    answers: {
      yes: 'Yes',
      no: 'No',
      tax: { included: 'Yes, with {taxWord}.', added: 'No, {taxWord} is on top.' },
      minimum: { some: 'Yes, {minimum}.', none: 'No, none at all.' },
      fees: { some: 'Yes, for {fees}.', none: 'No, nothing is extra.' },
    },
  },
  social: { alt: '{headline} on a ticket', cityHeadline: '{city}', headlines: { landing: 'Junk out' } },
  conversions: {
    quote: conversion('quote', 'Lead'),
    estimate: conversion('estimate', 'Lead'),
    book: conversion('book', 'Lead'),
    booking: conversion('booking', 'Schedule'),
    won: conversion('won', 'Purchase'),
  },
  redirects: { cities: [{ from: 'old-york', to: 'toronto' }] },
};

/** The smallest valid files of content/site/; what the specification fixes is as it has it. */
export const site = fixturesOf(schemas, own) as Site;
