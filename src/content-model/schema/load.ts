import { z } from 'zod';
import { choice, field, group, list, patterned, rows } from './field';
import { lead, sample, sentences, slug, text, texts } from './parts';

/** What goes into a message, whose field keeps no other characters; a placeholder stands for such words too. */
const plainWords = patterned(
  /^(?=.*\S)[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9 .,'’{}-]{1,80}$/,
  'at most 80 letters, digits, spaces, periods, commas, hyphens and apostrophes: the message of a form keeps nothing else',
);
const plain = field(plainWords);
/** The same in the forms of a number, each with # for the number itself. */
const plurals = field(
  patterned(
    /^(?=.*\S)[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9 .,'’{}#-]{1,200}$/,
    'letters, digits, spaces, periods, commas, hyphens and apostrophes: the message of a form keeps nothing else',
  ).meta({ control: 'sentences' }),
);
const space = field(z.number().positive().max(5000));
const onlyTrue = field(z.literal(true));

const item = {
  id: slug('Short name').describe(
    'Stands in addresses, as in ?load=sofa; do not change it once links use it.',
  ),
  name: plain('Name of one').describe(
    'In small letters, as in “1 sofa”: letters, digits, commas, hyphens and the like.',
  ),
  plural: plurals('Name of several').describe(
    'As in “2 sofas”; a language with more forms names them: {count, plural, few {…} other {…}}.',
  ),
  cubicFeet: space('Space one takes, in cubic feet').describe(
    'Typical of such a thing; the page says that it is an estimate.',
  ),
  search: texts('Other words for it', 'other word')
    .describe('Visitors who type one of these find the thing: couch finds the sofa.')
    .optional(),
  /** Such a thing reaches the weight limit before it fills the truck. */
  isHeavy: onlyTrue('Counts by weight first')
    .describe('For concrete, soil and the like: visitors then read that weight counts first.')
    .optional(),
};

/**
 * content/site/load.json: the truck that fills (docs/decisions/0074), its things, its words, and which coupon begins with
 * which part of the truck.
 */
export const load = group('The truck that fills: things, volumes, words', {
  mode: choice('On or off', {
    on: 'Shown',
    off: 'Not shown',
  }).describe('Off: the form for an estimate stands alone, and no page has the truck.'),
  sample: sample('Switch this off once the space in the truck is that of your own truck.'),
  title: text('Title').describe('The heading over the truck.'),
  lead,
  more: sentences('Words that open it on a phone').describe(
    'A phone folds the truck under its heading: a press on these words shows it.',
  ),
  plain: sentences('Words without the picker').describe(
    'Shown until the picker is there, and to visitors without scripts.',
  ),
  plainLink: text('Link without the picker').describe(
    'The link after these words; it leads to what we take.',
  ),
  truckCubicFeet: space('Space in the truck, in cubic feet').describe(
    'All shares come from this number: measure your own truck.',
  ),
  coupons: rows('Which coupon from which load', 'coupon', {
    coupon: slug('Short name of the coupon').describe('The short name of a coupon under “Coupons”.'),
    from: choice('From this load on', {
      half: 'Half of the truck',
      full: 'The whole truck',
    }).describe('Half a truck, or a full one.'),
  }).describe('A coupon that is not there, or not valid today, is not shown.'),
  groups: rows('Groups of things', 'group of things', {
    title: text('Title').describe('The name of the group.'),
    items: rows('Things to pick', 'thing to pick', item)
      .describe('The things that visitors can put on the truck.')
      .min(1)
      .meta({ summary: '{{fields.name}}, {{fields.cubicFeet}} cu ft' }),
  })
    .describe('Visitors choose a group, then a thing in it.')
    .min(1)
    .superRefine((groups, context) => {
      // The list of one group is compared as all lists are (checks/check-agreement.ts).
      const owners = new Map<string, string>();
      groups.forEach(({ title, items }, at) => {
        items.forEach(({ id }, index) => {
          const message = `a short name of its own; "${owners.get(id)}" has this one already`;
          if (owners.has(id)) context.addIssue({ code: 'custom', path: [at, 'items', index, 'id'], message });
        });
        for (const { id } of items) owners.set(id, title);
      });
    }),
  shares: list('Words for each twelfth of the truck', 'twelfth of the truck', plainWords)
    .describe('Twelve of them, from the first twelfth to the full truck; they go into the message too.')
    .length(12),
  trucks: list('Words for more than one truck', 'half of a truck more', plainWords)
    .describe('In halves: one and a half, two, two and a half.')
    .min(1),
  beyond: plain('Words for even more').describe('For more trucks than the words before say.'),
  message: group('What goes into the message', {
    sentence: plain('Sentence with the things').describe(
      '{things} is what was picked, {share} how much of the truck it fills.',
    ),
    shareOnly: plain('Sentence without things').describe(
      '{share} is how full a visitor has dragged the truck.',
    ),
    more: plurals('When there are too many things').describe(
      'Stands for the last things of a long list: {count, plural, one {# more} other {# more}}.',
    ),
  }).describe('Visitors can change it before they send it.'),
  picker: group('Words of the picker', {
    search: text('Label of the search').describe('Stands above the search field.'),
    none: text('When nothing is found').describe('Shown when the search finds nothing.'),
    groupsName: text('Name of the groups').describe('Read out by screen readers before the groups.'),
    yours: text('Button for what is on the truck').describe(
      'Shows what is on the truck; the number follows by itself.',
    ),
    yoursEmpty: text('When nothing is on the truck').describe('Shown in place of the list.'),
    add: text('Name of the button that adds one').describe(
      'Read out by screen readers; {thing} is the thing.',
    ),
    remove: text('Name of the button that takes one off').describe(
      'Read out by screen readers; {thing} is the thing.',
    ),
    volume: text('Space of one thing').describe('{count} is the number of cubic feet.'),
    level: text('Name of the slider').describe('Read out by screen readers.'),
    empty: text('When the truck is empty').describe('Stands where the share will be.'),
    sample: text('Mark of a sample truck').describe(
      'Stands above those words while the space in the truck is a sample.',
    ),
    estimate: text('Words under the share').describe('Says that the share is an estimate.'),
    coupon: text('Words before the coupon').describe('{offer} is the coupon that the load earns.'),
    heavy: sentences('When something counts by weight').describe(
      'Shown in place of a price as soon as such a thing is picked.',
    ),
    clear: text('Button that empties the truck').describe('Takes everything off the truck.'),
    share: text('Link to the load').describe('Leads to this page with the same things on the truck.'),
    toForm: text('Link to the form').describe('Leads to the form of the page.'),
  }).describe('The words around the truck and the things.'),
  expect: group('What to expect', {
    title: text('Title').describe('The heading over these points.'),
    items: texts('Points', 'point').describe('Only what is always true.'),
  }).describe('Shown under the truck.'),
  price: group('Words of the price', {
    range: text('Sentence with the two prices').describe('{from} and {to} are the prices.'),
    includes: text('What is included').describe('Stands under the prices.'),
    firm: text('Who says the firm price').describe('Stands after that.'),
  }).describe('Only shown in cities with prices in numbers.'),
});
