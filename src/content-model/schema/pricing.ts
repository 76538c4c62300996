import { z } from 'zod';
import { marks } from '../../features/haul/rules/haul';
import { choice, field, group, list, reporter, rows } from './field';
import { filled, text, texts } from './parts';

const amount = field(z.number().positive());
/** Texts that show a fact lead to it, so these checks are no patterns (see isWords in mark-texts.ts). */
const saying = (pattern: RegExp, words: string) =>
  field(filled.refine((written) => pattern.test(written), words));
const yesOrNo = saying(
  // The same in each language: Oui, Sí.
  /^\p{L}{2,3}\s?[,.:;!]\s+\S.*[.!]$/su,
  'a whole sentence that begins with Yes or No and a comma and ends with a period, such as "Yes, up to $2 million."',
);
const money = saying(/\$\s?\d|\d\s?\$/, 'an amount in digits with its sign, such as $99');
const measure = saying(/\d/, 'a size in digits, such as 15 cubic yards or 2 tonnes');
const loadHint = 'In things that people know; texts about the size of loads name them.';

/** What a load costs by the part of the truck that it fills; the last step is the full truck. */
const rates = {
  currency: choice('Currency', 'Of all prices here.', { CAD: 'Canadian dollar', USD: 'US dollar' }),
  minimum: amount('Smallest price', 'The smallest price of a job, as a number without a sign.'),
  steps: rows('Price by part of the truck', 'From smallest to full, each dearer.', 'part of the truck', {
    upTo: choice('Up to this part', 'Up to this part a load costs at most the price of this step.', {
      quarter: 'A quarter of the truck',
      half: 'Half of the truck',
      threeQuarters: 'Three quarters of the truck',
      full: 'The whole truck',
    }),
    price: amount('Price of this part', 'As a number without a sign.'),
  }).min(1),
};

type Rates = { minimum: number; steps: { upTo: keyof typeof marks; price: number }[] };

function checkRates({ minimum, steps }: Rates, context: z.core.$RefinementCtx): void {
  const report = reporter(context);
  steps.forEach(({ upTo, price }, index) => {
    const before = steps[index - 1];
    if (before && marks[before.upTo] >= marks[upTo])
      report(['steps', index, 'upTo'], `a larger part of the truck than "${before.upTo}", the step before`);
    else if (price <= (before?.price ?? minimum))
      report(['steps', index, 'price'], `more than ${before?.price ?? minimum}, the price before`);
  });
  if (steps.at(-1)?.upTo !== 'full')
    report(['steps', steps.length - 1, 'upTo'], '"full" as the last step, so that every load has a price');
}

/** The facts whose absence is an answer too. */
const absent = { minimum: 'There is no minimum', fees: 'No item has a fee of its own' };

type Absent = { none?: (keyof typeof absent)[] | undefined; minimum?: unknown; fees?: unknown };

function checkAbsent({ none = [], ...set }: Absent, context: z.core.$RefinementCtx): void {
  none.forEach((name, index) => {
    if (set[name]) reporter(context)(['none', index], `either this or "${name}"`);
  });
}

/** The owner's facts; what names one without a value is not shown (docs/voice.md). A city's own stand in for them. */
const facts = z
  .strictObject({
    truck: measure('Space in the truck', 'Such as 15 cubic yards. Without it texts about it are not shown.'),
    loads: group('What parts of the truck hold', 'Such as a sofa, a mattress and ten bags.', {
      quarter: text('A quarter of the truck', loadHint).optional(),
      half: text('Half of the truck', loadHint).optional(),
      threeQuarters: text('Three quarters of the truck', loadHint).optional(),
      full: text('The full truck', loadHint).optional(),
    }),
    minimum: money('Smallest price', 'Such as $99. Answers about the price name it once it is filled in.'),
    rates: group('Prices in numbers', 'Only your real ones: visitors read a range.', rates).superRefine(
      checkRates,
    ),
    tax: choice('Sales tax', 'included: it is part of the price the crew names. added: it comes on top.', {
      included: 'Included in the price',
      added: 'Added to the price',
    }),
    fees: rows('Things with a fee', 'What costs extra, as a fridge; answers say so.', 'thing with a fee', {
      thing: text('Thing', 'The thing as visitors call it, such as a fridge.'),
      amount: money('Amount', 'The fee as visitors read it, such as $25.'),
    }).min(1),
    none: list('What we never charge', 'Answers then say No.', 'fact', choice('Not charged', '', absent)).min(
      1,
    ),
    weight: measure('Weight of one load', 'The most that one may weigh, as 2 tonnes, for answers on price.'),
    payment: texts('Ways to pay', 'As cash or a credit card, named in answers about paying.', 'way to pay'),
    tip: text('Tips for the crew', 'One or two whole sentences for the answer about tips.'),
    cancelling: yesOrNo('Cancelling or moving a visit', 'Begin with Yes or No: whether there is a fee.'),
    insurance: yesOrNo('Our insurance', 'Begin with Yes or No: whether you are insured, and for how much.'),
    license: yesOrNo('Our license', 'Begin with Yes or No: whether you are licensed, and by whom.'),
    certificate: yesOrNo('Certificate of insurance', 'Begin with Yes or No; write the word certificate too.'),
    damage: text('If something is damaged', 'Sentences that begin with what you do: repair, replace, pay.'),
    reply: text('How soon we answer', 'One or two whole sentences, read wherever visitors ask for a quote.'),
    donation: texts('Who takes donations', 'The names of those who take what can be used again.', 'name'),
    recycling: texts('Who takes recycling', 'The names of those who take what can be recycled.', 'name'),
  })
  .partial()
  .superRefine(checkAbsent);

export const ownPricing = field(facts);
export const pricing = ownPricing('Price facts: truck, loads, minimum, tax, insurance');
