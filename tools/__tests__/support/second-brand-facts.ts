import type { Pricing } from '../../../src/content-model/types';

/** Every fact that an owner may set, each in words that nothing else on the site says. */
export const secondFacts = {
  truck: '14 cart cubes',
  loads: {
    quarter: 'a harp and six hat boxes',
    half: 'two harps and a piano stool',
    threeQuarters: 'three harps and a piano',
    full: 'a whole orchestra',
  },
  minimum: '$77',
  tax: 'included',
  fees: [
    { thing: 'a fridge', amount: '$31' },
    { thing: 'a tire', amount: '$9' },
  ],
  weight: '2 tons and a feather',
  payment: ['coins', 'banknotes', 'cards with a chip'],
  tip: 'Nobody at Cartaway waits for a tip.',
  cancelling: 'No, Cartaway charges nothing until the evening before.',
  insurance: 'Yes, Cartaway is insured for two million harps.',
  certificate: 'Yes, Cartaway sends your building a certificate within one working day.',
  damage: 'Cartaway repairs or pays for what its crew has damaged.',
  reply: 'Cartaway answers within twenty minutes.',
  donation: ['The Harp Trust'],
  recycling: ['String Works'],
} as const satisfies Pricing;

/** The facts that a visitor asks for before booking, as pages show them: prose goes without a Yes or No before it. */
export const askedFor = {
  'what half a load holds': secondFacts.loads.half,
  'the smallest price': secondFacts.minimum,
  'fees for single things': 'a fridge ($31) and a tire ($9)',
  'how to pay': 'coins, banknotes, and cards with a chip',
  tips: secondFacts.tip,
  insurance: 'Cartaway is insured for two million harps.',
  'a certificate for the building': 'Cartaway sends your building a certificate within one working day.',
  damage: secondFacts.damage,
  'where it goes': 'The Harp Trust',
  'heavy loads': secondFacts.weight,
  cancelling: 'Cartaway charges nothing until the evening before.',
  'how soon they answer': secondFacts.reply,
};

/** Spokane has a smallest price of its own, and all else from the brand. */
export const spokaneMinimum = '$88';
