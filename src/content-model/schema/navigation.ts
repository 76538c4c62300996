import { z } from 'zod';
import { citySubRoutes } from '../../shared/site/routes';
import { findClosestName } from './closest-name';
import { group, field, rows } from './field';
import { text } from './parts';

const pages = citySubRoutes.map((route) => `"${route}"`).join(', ');
const target = field(
  z
    .string()
    .refine((route) => citySubRoutes.some((known) => known === route), `a page of the city, one of: ${pages}`)
    .meta({ tidy: (written) => findClosestName(written, citySubRoutes) ?? written }),
);
/** Links of the city site are relative to the city's home: "get-quote", or "" for the home itself. */
const to = target('Page of the link').describe(
  "The page, without the city: get-quote. Empty for the city's home.",
);

export const navigation = group('Menu, header and footer', {
  menu: rows('Menu entries', 'menu entry', {
    label: text('Label').describe('The words of the menu entry.'),
    to,
  })
    .describe('The five entries at the top of every page of a city.')
    .length(5),
  skipToContent: text('Link past the menu').describe(
    'The first link of every page, for visitors who use the keyboard.',
  ),
  openMenu: text('Button that opens the menu').describe('At the top of the page on a phone.'),
  closeMenu: text('Button that closes the menu').describe('At the top of the open menu on a phone.'),
  mainMenuName: text('Name of the menu').describe('What screen readers call the menu at the top.'),
  breadcrumbsName: text('Name of the trail of pages').describe(
    'What screen readers call the links that lead back to the home of the city.',
  ),
  homeLinkName: text('Name of the logo link').describe(
    'What screen readers call the logo; {brand} is the name of the company.',
  ),
  changeCity: group('Link to the search for another city', {
    short: text('Under the logo').describe('Two or three words: there is no room for more.'),
    long: text('In the menu of a phone').describe('There is room for a sentence.'),
  }).describe('On the pages of a city: leads to the search of the first page.'),
  language: group('Language of these texts', {
    name: text('Name').describe('As the language calls itself: English, Français.'),
    offer: text('Line that offers the language').describe(
      'Above a page in another language: Read this page in English.',
    ),
  }).describe('How visitors switch to it from another language.'),
  callName: text('Name of the phone link').describe(
    'What screen readers say before the phone number at the top.',
  ),
  callTitle: text('Words above the phone number').describe(
    'Stands above the phone number at the top of every page.',
  ),
  stickyBar: group('Bar at the bottom of a phone', {
    name: text('Name').describe('What screen readers call the bar.'),
    getQuote: text('Button for a free quote').describe('The button that leads to the form for a free quote.'),
    contact: text('Button for calls and texts').describe('The name of the two links that call and text.'),
    call: text('Link that calls').describe('The link that calls the number of the city.'),
    sms: text('Link that texts').describe('The link that opens a text message to the number of the city.'),
    smsBody: text('Text message written for the visitor').describe(
      'What the message says when it opens; the visitor adds the rest.',
    ),
  }).describe('The buttons that stay at the bottom of a phone, and end the menu there.'),
  footer: group('Foot of the page', {
    links: rows('Links of the footer', 'link', {
      label: text('Label').describe('The words of the link.'),
      to,
    })
      .describe('The links at the foot of every page of a city.')
      .min(1),
    otherCities: text('Link to all cities').describe(
      'Leads to the first page, where visitors choose a city.',
    ),
    hoursTitle: text('Words above the hours').describe(
      'Stands above the opening hours at the foot of the page.',
    ),
    callTitle: text('Words above the phone number').describe(
      'Stands above the phone number at the foot of every page.',
    ),
    rights: text('Line of copyright').describe(
      'The last line of every page; {brand} is the name of the company.',
    ),
  }).describe('What is at the foot of every page.'),
});
