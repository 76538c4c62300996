import { z } from 'zod';
import { sample, text } from './parts';
import { patterned } from './patterned';

const color = patterned(/^#[0-9a-f]{6}$/, 'a colour like "#1c2b24"', (written) => {
  const digits = written.toLowerCase().replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
});
const e164ish = patterned(/^\+1 \d{3} \d{3} \d{4}$/, 'a phone number like "+1 800 555 0199"', (written) =>
  written.replace(/\D/g, '').replace(/^1?(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3'),
);
const siteAddress = patterned(
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/?$/,
  'a web address like "https://www.example.com", without anything behind the name',
  (written) =>
    `https://${written
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '')}`,
);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const timeOfDay = patterned(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day like "09:00"', (written) =>
  written.padStart(5, '0'),
);

/** The address of a picture of the folder media/ on the site. */
const picture = patterned(
  /^\/media(\/[a-z0-9._-]+)+\.(svg|png|webp|avif)$/,
  'a picture of the folder media/, like "/media/logos/name.svg"',
);
const logo = z.strictObject({ src: picture, alt: text });

/** When the company is there: for visitors, and for search engines. On a day that is not listed it is closed. */
export const hours = {
  hours: text,
  openingHours: z
    .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: timeOfDay, closes: timeOfDay }))
    .min(1),
};

/** content/site/brand.json: the company's name, contact, logos and colours. */
export const brand = z.strictObject({
  name: text,
  tagline: text,
  promise: text,
  /** What the company does, in a word or two, for search engines. */
  trade: text,
  siteUrl: siteAddress,
  mainPhone: e164ish,
  /** Who sends the texts with offers, and the postal address that the law of Canada asks for beside them. */
  sender: z.strictObject({ name: text, postalAddress: text, sample }),
  ...hours,
  /** By the visitor's country; `default` is for other countries, and until it is known (docs/specification.md, section 1). */
  logos: z.strictObject({ CA: logo, US: logo, default: logo }),
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
  /** The colours that only drawings use, beside those above. */
  drawingColors: z.strictObject({
    identityDeep: color,
    sageDeep: color,
    sky: color,
    /** Of the film's sky: the brand's own colour would make a blue brand's sun blue. */
    sun: color,
    timber: color,
    timberDeep: color,
    skinLight: color,
    skinDark: color,
    cloth: color,
    clothDeep: color,
    brick: color,
  }),
});
