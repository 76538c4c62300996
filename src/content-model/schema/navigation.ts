import { z } from 'zod';
import { citySubRoutes } from '../../shared/site/routes';
import { findClosestName } from './closest-name';
import { field, file, group, rows } from './field';
import { text } from './parts';

const pages = citySubRoutes.map((route) => `"${route}"`).join(', ');
const target = field(
  z
    .string()
    .refine((route) => citySubRoutes.some((known) => known === route), `a page of the city, one of: ${pages}`)
    .meta({ tidy: (written) => findClosestName(written, citySubRoutes) ?? written }),
);
/** Links of the city site are relative to the city's home: "get-quote", or "" for the home itself. */
const to = target('Page of the link', "The page, without the city: get-quote. Empty for the city's home.");

export const navigation = file('Menu, header and footer', {
  menu: rows('Menu entries', 'The five entries at the top of every page of a city.', 'menu entry', {
    label: text('Label', 'The words of the menu entry.'),
    to,
  }).length(5),
  skipToContent: text('Link past the menu', 'First link of every page, for visitors with a keyboard.'),
  openMenu: text('Button that opens the menu', 'At the top of the page on a phone.'),
  closeMenu: text('Button that closes the menu', 'At the top of the open menu on a phone.'),
  mainMenuName: text('Name of the menu', 'What screen readers call the menu at the top.'),
  breadcrumbsName: text('Name of the trail of pages', "For screen readers: links back to the city's home."),
  homeLinkName: text('Name of the logo link', 'For screen readers; {brand} is the name of the company.'),
  changeCity: group('Link to the search for another city', "On a city's pages: leads to the search.", {
    short: text('Under the logo', 'Two or three words: there is no room for more.'),
    long: text('In the menu of a phone', 'There is room for a sentence.'),
  }),
  language: group('Language of these texts', 'How visitors switch to it from another language.', {
    name: text('Name', 'As the language calls itself: English, Français.'),
    offer: text('Line that offers the language', 'Above a page in another one: Read this page in English.'),
  }),
  callName: text('Name of the phone link', 'What screen readers say before the phone number at the top.'),
  callTitle: text('Words above the phone number', 'Above the phone number at the top of every page.'),
  stickyBar: group('Bar at the bottom of a phone', 'Stays at the bottom of a phone, and ends its menu.', {
    name: text('Name', 'What screen readers call the bar.'),
    getQuote: text('Button for a free quote', 'The button that leads to the form for a free quote.'),
    contact: text('Button for calls and texts', 'The name of the two links that call and text.'),
    call: text('Link that calls', 'The link that calls the number of the city.'),
    sms: text('Link that texts', 'The link that opens a text message to the number of the city.'),
    smsBody: text('Text message written for the visitor', 'How it begins; the visitor adds the rest.'),
  }),
  footer: group('Foot of the page', 'What is at the foot of every page.', {
    links: rows('Links of the footer', 'The links at the foot of every page of a city.', 'link', {
      label: text('Label', 'The words of the link.'),
      to,
    }).min(1),
    otherCities: text('Link to all cities', 'Leads to the first page, where visitors choose a city.'),
    hoursTitle: text('Words above the hours', 'Above the opening hours at the foot of the page.'),
    callTitle: text('Words above the phone number', 'Above the phone number at the foot of every page.'),
    rights: text('Line of copyright', 'The last line of every page; {brand} is the name of the company.'),
  }),
});
