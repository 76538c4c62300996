import { z } from 'zod';
import { sample, slug, text, texts } from './parts';
import { patterned } from './patterned';

/** What goes into a message, whose field keeps no other characters; a placeholder stands for such words too. */
const plainWords = patterned(
  /^(?=.*\S)[A-Za-zÀ-ÖØ-öø-ÿ0-9 .,{}]{1,80}$/,
  'at most 80 letters, digits, spaces, periods and commas: the message of a form keeps nothing else',
);

const item = z.strictObject({
  id: slug,
  name: plainWords,
  plural: plainWords,
  /** The space that one takes in the truck. */
  cubicFeet: z.number().positive().max(5000),
  /** The slug of the service beside which what-we-take offers it. */
  service: slug.optional(),
  search: texts.optional(),
  /** Reaches the weight limit before it fills the truck. */
  isHeavy: z.literal(true).optional(),
});

/**
 * content/site/load.json: the truck that fills (docs/decisions/0074), its things, its words, and which coupon begins with
 * which part of the truck.
 */
export const load = z.strictObject({
  mode: z.enum(['on', 'off']),
  /** While the space in the truck is assumed. */
  sample,
  title: text,
  lead: text,
  /** Opens the picker on a phone, where it is folded. */
  more: text,
  /** Stands in place of the picker until that has loaded, and where there are no scripts. */
  plain: text,
  plainLink: text,
  truckCubicFeet: z.number().positive().max(5000),
  coupons: z.array(z.strictObject({ coupon: slug, from: z.enum(['half', 'full']) })),
  groups: z.array(z.strictObject({ title: text, items: z.array(item).min(1) })).min(1),
  /** The twelfths of a truck. */
  shares: z.array(plainWords).length(12),
  /** More than one truck, in halves, from one and a half on. */
  trucks: z.array(plainWords).min(1),
  beyond: plainWords,
  message: z.strictObject({ sentence: plainWords, shareOnly: plainWords, more: plainWords }),
  picker: z.strictObject({
    search: text,
    none: text,
    groupsName: text,
    yours: text,
    yoursEmpty: text,
    add: text,
    remove: text,
    volume: text,
    level: text,
    empty: text,
    estimate: text,
    coupon: text,
    heavy: text,
    clear: text,
    share: text,
    toForm: text,
    /** Beside a service on what-we-take. */
    addThings: text,
  }),
  expect: z.strictObject({ title: text, items: texts }),
  /** Stand where the city has rates; other pages say no number. */
  price: z.strictObject({ range: text, includes: text, firm: text }),
});
