import { z } from 'zod';
import { choice, field, file, group, list, patterned, reporter, rows } from './field';
import { chosen, lead, sample, sentences, slug, text, texts } from './parts';

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
  id: slug('Short name', 'In addresses, as in ?load=sofa; do not change it once links use it.'),
  name: plain('Name of one', 'In small letters, as in “1 sofa”: letters, digits, commas, hyphens and so on.'),
  plural: plurals('Name of several', 'As in “2 sofas”; or by number: {count, plural, few {…} other {…}}.'),
  cubicFeet: space('Space one takes, in cubic feet', 'Typical of it; the page says that it is an estimate.'),
  search: texts('Other words for it', 'By these the search finds it: couch.', 'other word').optional(),
  /** Such a thing reaches the weight limit before it fills the truck. */
  isHeavy: onlyTrue('Counts by weight first', 'For concrete, soil and so on: visitors are told.').optional(),
};

/** content/site/haul.json: the truck that fills, its items and words, and the coupons (docs/decisions/0074). */
export const haul = file('The truck that fills: things, volumes, words', {
  mode: choice('On or off', 'Off: only the form for an estimate shows, and no page has the truck.', {
    on: 'Shown',
    off: 'Not shown',
  }),
  sample: sample('Switch this off once the space in the truck is that of your own truck.'),
  title: text('Title', 'The heading over the truck.'),
  lead,
  more: sentences('Words that open it on a phone', 'A phone shows the truck after a press on these words.'),
  plain: sentences('Words without the picker', 'Until the picker is there, and without scripts.'),
  plainLink: text('Link without the picker', 'The link after these words; it leads to what we take.'),
  truckCubicFeet: space('Space in the truck, in cubic feet', 'All shares come from it: measure your truck.'),
  coupons: rows('Which coupon from which load', 'One that is not valid is not shown.', 'coupon', {
    coupon: chosen('coupons')('Coupon', 'One of those under “Coupons”.'),
    from: choice('From this load on', 'Half a truck, or a full one.', {
      half: 'Half of the truck',
      full: 'The whole truck',
    }),
  }),
  groups: rows('Groups of things', 'Visitors choose a group, then a thing in it.', 'group of things', {
    title: text('Title', 'The name of the group.'),
    items: rows('Things to pick', 'The things that visitors can put on the truck.', 'thing to pick', item)
      .min(1)
      .meta({ summary: '{{fields.name}}, {{fields.cubicFeet}} cu ft' }),
  })
    .min(1)
    .superRefine((groups, context) => {
      // The list of one group is compared as all lists are (checks/check-agreement.ts).
      const owners = new Map<string, string>();
      groups.forEach(({ title, items }, at) => {
        items.forEach(({ id }, index) => {
          const message = `a short name of its own; "${owners.get(id)}" has this one already`;
          if (owners.has(id)) reporter(context)([at, 'items', index, 'id'], message);
        });
        for (const { id } of items) owners.set(id, title);
      });
    }),
  shares: list('Words for each twelfth of the truck', 'Twelve, up to full.', 'twelfth', plainWords).length(
    12,
  ),
  trucks: list('Words for more than one truck', 'One and a half, two …', 'half a truck', plainWords).min(1),
  beyond: plain('Words for even more', 'For more trucks than the words before say.'),
  message: group('What goes into the message', 'Visitors can change it before they send it.', {
    sentence: plain('Sentence with the things', '{things} is what was picked, {share} how full the truck.'),
    shareOnly: plain('Sentence without things', '{share} is how full a visitor has dragged the truck.'),
    more: plurals('When there are too many things', 'As {count, plural, one {# more} other {# more}}.'),
  }),
  picker: group('Words of the picker', 'The words around the truck and the things.', {
    search: text('Label of the search', 'Above the search field.'),
    none: text('When nothing is found', 'Shown when the search finds nothing.'),
    groupsName: text('Name of the groups', 'Read out by screen readers before the groups.'),
    yours: text('Button for what is on the truck', 'Shows what is on the truck; the number is added.'),
    yoursEmpty: text('When nothing is on the truck', 'Shown in place of the list.'),
    add: text('Name of the button that adds one', 'For screen readers; {thing} is the thing.'),
    remove: text('Name of the button that takes one off', 'For screen readers; {thing} is the thing.'),
    volume: text('Space of one thing', '{count} is the number of cubic feet.'),
    level: text('Name of the slider', 'Read out by screen readers.'),
    empty: text('When the truck is empty', 'Where the share will be.'),
    sample: text('Mark of a sample truck', 'Above those words while the space in the truck is a sample.'),
    estimate: text('Words under the share', 'Says that the share is an estimate.'),
    coupon: text('Words before the coupon', '{offer} is the coupon that the load earns.'),
    heavy: sentences('When something counts by weight', 'In place of a price once such a thing is picked.'),
    clear: text('Button that empties the truck', 'Takes everything off the truck.'),
    share: text('Link to the load', 'Leads to this page with the same things on the truck.'),
    toForm: text('Link to the form', 'Leads to the form of the page.'),
  }),
  expect: group('What to expect', 'Shown under the truck.', {
    title: text('Title', 'The heading over these points.'),
    items: texts('Points', 'Only what is always true.', 'point'),
  }),
  price: group('Words of the price', 'Only shown in cities with prices in numbers.', {
    range: text('Sentence with the two prices', '{from} and {to} are the prices.'),
    includes: text('What is included', 'Under the prices.'),
    firm: text('Who says the firm price', 'After that.'),
  }),
});
