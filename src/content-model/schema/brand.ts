import { z } from 'zod';
import { field, group, patterned, rows } from './field';
import { holidays, openingHours } from './opening-hours';
import { phone, sample, sentences, text } from './parts';

const color = field(
  patterned(/^#[0-9a-f]{6}$/, 'a colour like "#1c2b24"', (written) => {
    const digits = written.toLowerCase().replace('#', '');
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  }),
);
const siteAddress = field(
  patterned(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/?$/,
    'a web address like "https://www.example.com", without anything behind the name',
    (written) =>
      `https://${written
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/\/.*$/, '')}`,
  ),
);

const metaName = field(
  patterned(/^[a-zA-Z0-9._:-]+$/, 'the name of a meta tag like "google-site-verification"'),
);

const picture = field(
  patterned(
    /^\/media(\/[a-z0-9._-]+)+\.(svg|png|webp|avif)$/,
    'a picture of the folder media/, like "/media/logos/name.svg"',
  ).meta({ control: 'logo' }),
);
const logo = field(
  z.strictObject({
    src: picture('Picture file').describe('The picture that visitors see.'),
    alt: sentences('Description of the picture').describe('What it shows, for visitors who do not see it.'),
  }),
);

/** content/site/brand.json: the company's name, contact, logos and colours. */
export const brand = group('Brand: name, phone, hours, logos, colours', {
  name: text('Name of the company').describe(
    'Shown in titles, in the footer and wherever a text says {brand}.',
  ),
  tagline: text('Slogan').describe('The short slogan that goes with the name.'),
  promise: text('Promise in a sentence').describe(
    'One sentence about what customers can count on; no page shows it yet.',
  ),
  trade: text('What the company does').describe('In a word or two, for search engines.'),
  siteUrl: siteAddress('Web address of the site').describe(
    'Where the site is found, such as https://www.example.com.',
  ),
  verification: rows('Proof for search engines', 'meta tag', {
    name: metaName('Name').describe('Such as google-site-verification.'),
    content: text('Code').describe('The letters that the search engine gives you.'),
  })
    .describe('Meta tags of the first page, by which search engines know that the site is yours.')
    .optional(),
  mainPhone: phone('Main phone number').describe('Shown where a city has no number of its own.'),
  sender: group('Sender of texts, and company behind the site', {
    name: text('Name').describe('The company that sends the texts.'),
    postalAddress: text('Mailing address').describe(
      'The address that the law of Canada asks for beside the name.',
    ),
    sample: sample('Switch this off only when name and address are real.'),
  })
    .describe(
      'Named beside the box for offers, in the terms of texts and in the privacy policy. Empty: no form has that box.',
    )
    .optional(),
  openingHours: openingHours('Opening hours of the week').describe(
    'Texts and search engines say them; on a day that is not listed you are closed.',
  ),
  holidays: holidays('Holidays and days with other hours')
    .describe('Nobody can book a day on which you are closed; search engines are told too.')
    .optional(),
  /** docs/specification.md, section 1, says who sees which. */
  logos: group('Logos by country', {
    CA: logo('In Canada').describe('For visitors in Canada.'),
    US: logo('In the US').describe('For visitors in the US.'),
    default: logo('In other countries').describe('For visitors elsewhere, and until the country is known.'),
  }).describe('The logo at the top of the page, by the country of the visitor.'),
  colors: group('Colours of the site', {
    ink: color('Text').describe('Headings and texts.'),
    inkSoft: color('Softer text').describe('Small print and less important words.'),
    paper: color('Paper behind the page').describe('What is behind everything else.'),
    sheet: color('Sheets and forms').describe('The lighter areas that forms and cards stand on.'),
    identity: color("The brand's own colour").describe('The truck, the stickers and marks on every page.'),
    sage: color('Quiet areas').describe('Areas that set one part of a page off from the next.'),
    line: color('Lines and borders').describe('Rules between parts, and the edges of fields.'),
    action: color('Buttons and links').describe('What visitors press.'),
    actionStrong: color('Buttons when pressed').describe('The same, while the pointer or a finger is on it.'),
    error: color('Words about errors').describe('The messages under fields that need an answer.'),
  }).describe('Each as # and six characters, such as #1c2b24, used on every page.'),
  drawingColors: group('Colours of the drawings', {
    identityDeep: color("Shade of the brand's colour").describe('The darker sides of the truck.'),
    sageDeep: color('Shade of green').describe('Trees, hedges and other green in drawings.'),
    sky: color('The sky').describe('Behind houses and the truck.'),
    /** The brand's own colour would make a blue brand's sun blue. */
    sun: color('The sun').describe('In the sky of the film.'),
    timber: color('Wood').describe('Furniture and floors.'),
    timberDeep: color('Shade of wood').describe('The darker sides of furniture.'),
    skinLight: color('Light skin').describe('People in drawings.'),
    skinDark: color('Dark skin').describe('People in drawings.'),
    cloth: color('Work clothes').describe('What the crew wears.'),
    clothDeep: color('Shade of work clothes').describe('The folds of what the crew wears.'),
    brick: color('Brick walls').describe('The walls of houses.'),
  }).describe('Each as # and six characters; only the drawings and the film use them.'),
});
