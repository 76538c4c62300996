import { z } from 'zod';
import { slugPattern } from '../../shared/site/routes';
import { validDays } from './day';
import { choice, field, group, matching, type Named, patterned, rows, type Tidy } from './field';

const isWords = (written: string): boolean =>
  !/^(javascript:|(\w+:\/\/|www\.|data:\S|mailto:|tel:|sms:)\S*$)/i.test(written);
const wanted = 'words that people read, not an address';
/** A longer text, or an address, was pasted into the wrong field. */
const upTo = (most: number) => z.string().trim().min(1).max(most).refine(isWords, wanted);
/** A text that the editing screen shows in one line, and one that gets a larger box there. */
export const line = upTo(200);
const longAs = (most: number) => upTo(most).meta({ control: 'sentences' });
export const sentence = longAs(5000);

export const filled = upTo(5000);
export const text = field(line);
const heads = field(upTo(120));
export const sentences = field(sentence);
export const answers = field(longAs(1500));
export const texts = field(z.array(upTo(700)).min(1));

export const joinWords: Tidy = (written) =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const anySlug = patterned(slugPattern, 'lowercase words joined by hyphens, in quotes', joinWords);
export const slug = field(anySlug);

const named = (names: Named) => anySlug.meta({ names });
/** A choice of one, or of several, of what other files have. */
export const chosen = (names: Named) => field(named(names));
const chosenOnes = (names: Named) => field(z.array(named(names)).min(1));
export const chosenService = chosen('services');
export const chosenServices = chosenOnes('services');
export const chosenCities = chosenOnes('cities');
export const chosenPages = chosenOnes('local-services');

export const order = field(z.number().int().positive());
export const sample = (hint: string) =>
  z.literal(true).meta({ title: 'Sample', description: hint }).optional();

/** A title such as Appliances says too little beside other words, and to search engines. */
export const serviceName = text('Name of the service', 'In searches: mattress removal.').optional();

export const phone = matching(/^\+1 \d{3} \d{3} \d{4}$/, 'a phone number like "+1 800 555 0199"', (written) =>
  written.replace(/\D/g, '').replace(/^1?(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3'),
);

export const regionCode = patterned(/^[A-Z]{2}$/, 'two capital letters', (written) => written.toUpperCase());

export const country = choice('Country', 'Decides on the words: province and postal, or state and zip.', {
  CA: 'Canada',
  US: 'United States',
});

export const title = heads('Title', 'The heading of this part, as visitors read it.');
export const topTitle = heads('Title', 'The large heading at the top of the page.');
export const lead = sentences('Introduction', 'The sentences right under the heading.');
export const words = sentences('Text', 'The words under the heading, as visitors read them.');
export const link = text('Words of the link', 'What visitors press in this part to read on.');
export const points = texts('Points', 'Each is shown as a point of the list in this part.', 'point');
const items = texts('Points', 'Each is shown as a point of the list under the heading.', 'point');

export const meta = group('In search results', 'What Google and the tab of the browser show of the page.', {
  title: heads('Title in search results', 'The blue line in Google, and the name of the tab in the browser.'),
  description: sentences('Words in search results', 'The grey lines; at most 160 characters.').max(160),
});

/** How most pages begin. */
export const pageHead = { meta, title: topTitle, lead };

/** Groups of the same fields, each with its own label and hint. */
export const heading = field(z.strictObject({ title }));
export const intro = field(z.strictObject({ title, lead }));
export const linkedIntro = field(z.strictObject({ title, lead, link }));
export const textBlock = field(z.strictObject({ title, text: words }));
export const listBlock = field(z.strictObject({ title, items }));

/** The words of the hero on a city's home; a city and a campaign may have some of their own. */
export const heroWords = {
  eyebrow: text('Small line above the title', 'In small print right above the large title.'),
  title: text('Title', 'The largest words of the page.'),
  lead,
  points: texts('Points', 'The short points above the form.', 'point'),
};

export const coupons = (label: string, hint: string) =>
  rows(label, hint, 'coupon', {
    id: slug('Short name', 'By it other texts show its amount: full-load for {coupon.full-load.amount}.'),
    amount: text('Amount', 'The large words of the coupon, such as $50 off.'),
    condition: text('Condition of the coupon', 'What it holds for, under the amount: a full load or more.'),
    terms: texts('Terms in full', 'The small print of the coupon, a sentence each.', 'sentence'),
    ...validDays('the coupon'),
  }).meta({ summary: '{{fields.amount}} {{fields.condition}}' });

const percent = z.number().int().min(0).max(100);

export const anyPhoto = z
  .strictObject({
    src: patterned(
      /^\/media\/photos(\/[a-z0-9._-]+)+\.(jpg|png|webp|avif)$/,
      'a photograph of the folder media/photos/, like "/media/photos/crew.webp"',
    ),
    alt: filled.meta({ title: 'Description' }),
    /** The point that every crop keeps in view; the middle without it. */
    focus: z.strictObject({ x: percent, y: percent }).optional(),
    sample: z.literal(true).optional(),
  })
  .meta({ control: 'photo' });
export const photo = field(anyPhoto);

/** What staff call each drawing of art/drawings/scenes.ts. */
const drawings: Readonly<Record<string, string>> = {
  'service-appliances': 'Appliances',
  'service-furniture': 'Furniture',
  'service-just-junk': 'Junk of every kind',
  'service-renovations': 'Renovation debris',
  'service-property-clean-outs': 'Clean-out of a property',
  'service-hoarding-situations': 'Hoarding situation',
  'service-construction-debris': 'Construction debris',
  'service-commercial-business': 'Business',
  'before-garage': 'Garage, before',
  'after-garage': 'Garage, after',
  'before-basement': 'Basement, before',
  'after-basement': 'Basement, after',
  'before-balcony': 'Balcony, before',
  'after-balcony': 'Balcony, after',
  'load-empty': 'Truck, empty',
  'load-quarter': 'Truck, a quarter full',
  'load-half': 'Truck, half full',
  'load-three-quarters': 'Truck, three quarters full',
  'load-full': 'Truck, full',
  'spot-load': 'Loading the truck',
  'spot-swept': 'Sweeping up',
  'spot-kept': 'Things that are kept',
  'spot-stairs': 'Carrying down stairs',
  'spot-phone': 'Phone',
};

export const drawingField = field(z.enum(Object.keys(drawings)).meta({ choices: drawings }));
export const drawing = drawingField('Drawing', 'The drawing that visitors see beside these words.');
