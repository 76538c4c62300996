import { z } from 'zod';
import { weekdays } from '../../shared/time/days';
import { day } from './day';
import { field, file, group, matching, patterned, reporter, rows } from './field';
import { phone, sample, sentences, text } from './parts';

/** Understands "9:00", "9 am" and "3:30 p.m." too. */
function asTime(written: string): string {
  const [, hour = '', minutes, half] = /^(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\.?)?$/i.exec(written) ?? [];
  if (!minutes && !half) return written;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
}

const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day like "09:00"', asTime);

type Times = { opens?: string | undefined; closes?: string | undefined };

function checkTimes(groups: readonly Times[], context: z.RefinementCtx): void {
  groups.forEach(({ opens, closes }, index) => {
    const report = reporter(context);
    if ((opens === undefined) !== (closes === undefined))
      report([index, opens ? 'closes' : 'opens'], 'both times, or neither: then you are closed');
    else if (opens && closes && opens.padStart(5, '0') >= closes.padStart(5, '0'))
      report([index, 'closes'], `a time after "${opens}", when the day begins`);
  });
}

/** When the company is there. On a day that is not listed it is closed. */
export const openingHours = (title: string, hint: string) =>
  rows(title, hint, 'group of days', {
    days: field(z.array(z.enum(weekdays)))('Days of the week', 'All on which these hours hold.').min(1),
    opens: timeOfDay('Opens at', 'The time of day, such as 9 am.'),
    closes: timeOfDay('Closes at', 'The time of day, such as 5 pm.'),
  })
    .min(1)
    .superRefine((groups, context) => {
      checkTimes(groups, context);
      const known = new Set<string>();
      groups.forEach(({ days }, index) => {
        days.forEach((each, at) => {
          if (known.has(each)) reporter(context)([index, 'days', at], 'each day of the week only once');
          known.add(each);
        });
      });
    })
    .meta({ summary: '{{fields.opens}} to {{fields.closes}}' });

/** Days with other hours than their day of the week has, or with none. */
export const holidays = (title: string, hint: string) =>
  rows(title, hint, 'holiday', {
    words: text('Words behind the day', "Behind a day that visitors can't book: closed for Labor Day."),
    validFrom: day('First day', 'The holiday, or the first of several days.'),
    validUntil: day('Last day', 'The same day again for a single day.'),
    opens: timeOfDay('Opens at', 'Such as 9 am. Empty: you are closed.').optional(),
    closes: timeOfDay('Closes at', 'Such as 1 pm. Empty: you are closed.').optional(),
  })
    .superRefine(checkTimes)
    .meta({ summary: '{{fields.words}}, {{fields.validFrom}}' });

const hex = patterned(/^#[0-9a-f]{6}$/, 'a color like "#1c2b24"', (written) => written.toLowerCase());
const color = field(hex);
const siteAddress = matching(
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/?$/,
  'a web address like "https://www.example.com", without anything behind the name',
);
const metaName = matching(/^[a-zA-Z0-9._:-]+$/, 'the name of a meta tag like "google-site-verification"');
const picture = field(
  patterned(
    /^\/media(\/[a-z0-9._-]+)+\.(svg|png|webp|avif)$/,
    'a picture of the folder media/, like "/media/logos/name.svg"',
  ).meta({ control: 'logo' }),
);
const logo = field(
  z.strictObject({
    src: picture('Picture file', 'The picture that visitors see.'),
    alt: sentences('Description of the picture', 'What it shows, for visitors who do not see it.'),
  }),
);

/** content/site/brand.json: the company's name, contact, logos and colors. */
export const brand = file('Brand: name, phone, hours, logos, colors', {
  name: text('Name of the company', 'Shown in titles, in the footer and wherever a text says {brand}.'),
  tagline: text('Slogan', 'The short slogan that goes with the name.'),
  trade: text('What the company does', 'In a word or two, for search engines.'),
  siteUrl: siteAddress('Web address of the site', 'Where the site is found, as https://www.example.com.'),
  verification: rows('Proof for search engines', 'By these, search engines know your site.', 'meta tag', {
    name: metaName('Name', 'Such as google-site-verification.'),
    content: text('Code', 'The letters that the search engine gives you.'),
  }).optional(),
  mainPhone: phone('Main phone number', 'Shown where a city has no number of its own.'),
  sender: group('Sender of texts', 'The company behind the site. Empty: no form offers texts.', {
    name: text('Name', 'The company that sends the texts.'),
    postalAddress: text('Mailing address', 'The address that the law of Canada asks for beside the name.'),
    sample: sample('Switch this off only when name and address are real.'),
  }).optional(),
  openingHours: openingHours('Opening hours of the week', 'On a day that is not listed you are closed.'),
  holidays: holidays('Holidays and days with other hours', 'When you are closed nobody can book.').optional(),
  /** docs/specification.md, section 1, says who sees which. */
  logos: group('Logos by country', 'The logo at the top of the page, by the country of the visitor.', {
    CA: logo('In Canada', 'For visitors in Canada.'),
    US: logo('In the US', 'For visitors in the US.'),
    default: logo('In other countries', 'For visitors elsewhere, and until the country is known.'),
  }),
  colors: group('Colors of the site', 'Each as # and six characters, such as #1c2b24, used on every page.', {
    ink: color('Text', 'Headings and texts.'),
    inkSoft: color('Softer text', 'Small print and less important words.'),
    paper: color('Paper behind the page', 'What is behind everything else.'),
    sheet: color('Sheets and forms', 'The lighter areas behind forms and cards.'),
    identity: color("The brand's own color", 'The truck, the stickers and marks on every page.'),
    sage: color('Quiet areas', 'Areas that set one part of a page off from the next.'),
    line: color('Lines and borders', 'Rules between parts, and the edges of fields.'),
    action: color('Buttons and links', 'What visitors press.'),
    actionStrong: color('Buttons when pressed', 'The same, while the pointer or a finger is on it.'),
    error: color('Words about errors', 'The messages under fields that need an answer.'),
  }),
  drawingColors: z
    .strictObject({
      identityDeep: hex,
      sageDeep: hex,
      sky: hex,
      /** The brand's own color would make a blue brand's sun blue. */
      sun: hex,
      timber: hex,
      timberDeep: hex,
      skinLight: hex,
      skinDark: hex,
      cloth: hex,
      clothDeep: hex,
      brick: hex,
    })
    .meta({ control: 'none' }),
});
