import { z } from 'zod';
import { text, texts } from './parts';

/** What a load costs by the part of the truck that it fills; the last step is the full truck. */
const rates = z.strictObject({
  currency: z.enum(['CAD', 'USD']),
  minimum: z.number().positive(),
  steps: z
    .array(
      z.strictObject({
        upTo: z.enum(['quarter', 'half', 'threeQuarters', 'full']),
        price: z.number().positive(),
      }),
    )
    .min(1),
});

/**
 * content/site/pricing.json: the owner's facts, each of which may be left out. A text names one in braces, as in
 * `{pricing.minimum}`; a paragraph, list item or short text that names a fact without a value is not shown
 * (docs/voice.md). A city may have facts of its own, which stand in for the brand's.
 */
export const pricing = z.strictObject({
  /** The space in the truck, as in "15 cubic yards". */
  truck: text.optional(),
  /** What a part of the truck holds, in things: "a sofa, a mattress and ten bags". */
  loads: z
    .strictObject({
      quarter: text.optional(),
      half: text.optional(),
      threeQuarters: text.optional(),
      full: text.optional(),
    })
    .optional(),
  /** The smallest price, as in "$99". */
  minimum: text.optional(),
  /** Prices in numbers, from which the truck that fills makes a range; without them no page says one. */
  rates: rates.optional(),
  /** Whether sales tax is part of the price that the crew names, or comes on top of it. */
  tax: z.enum(['included', 'added']).optional(),
  /** Things that cost a fee of their own, such as a fridge. */
  fees: z
    .array(z.strictObject({ thing: text, amount: text }))
    .min(1)
    .optional(),
  /** How much weight one load may have, as in "2 tonnes". */
  weight: text.optional(),
  /** Ways to pay, as in "cash". */
  payment: texts.optional(),
  /** Each of the following is one or two whole sentences. */
  tip: text.optional(),
  cancelling: text.optional(),
  insurance: text.optional(),
  /** The certificate of insurance (COI) that a building may ask for. */
  certificate: text.optional(),
  damage: text.optional(),
  /** How soon somebody answers. */
  reply: text.optional(),
  /** Names of those who take what can be used again, and what can be recycled. */
  donation: texts.optional(),
  recycling: texts.optional(),
});
