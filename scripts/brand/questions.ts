import { z } from 'zod';
import { listUnreadableColors } from '../../src/content-model/checks/colour-contrast';
import { checkShape } from '../../src/content-model/reading/check-shape';
import { brand } from '../../src/content-model/schema/brand';
import { filled, joinWords } from '../../src/content-model/schema/parts';
import { badges, city } from '../../src/content-model/schema/records';
import { site } from '../../src/content-model/schema/site';
import { derivePalette, type MainColors } from './palette';

/** What a new brand says of itself, by the names of the command's options. */
export const answerNames = [
  'name',
  'slogan',
  'promise',
  'site',
  'phone',
  'address',
  'ink',
  'identity',
  'action',
  'city',
  'slug',
  'country',
  'region',
  'region-code',
  'time-zone',
] as const;
export type AnswerName = (typeof answerNames)[number];
export type Answers = Record<AnswerName, string>;

type Question = {
  words: string;
  schema: z.ZodType;
  /** The answer of somebody who only presses Enter; without one the question must be answered. */
  suggest?: (known: Answers, folderName: string) => string;
};

const suggestedColors: MainColors = { ink: '#1b2430', identity: '#8fd0c0', action: '#1f5fbf' };

const inCapitals = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** In the order in which they are asked; a suggestion may use the answers before it. */
export const questions: Record<AnswerName, Question> = {
  name: {
    words: "The brand's name",
    schema: brand.shape.name,
    suggest: (_, folderName) => inCapitals(folderName),
  },
  slogan: {
    words: 'Its slogan, on the home page, in the footer and on shared links',
    schema: site.social.shape.headlines.shape.landing,
    suggest: ({ name }) => `${name} takes it away.`,
  },
  promise: {
    words: 'What it promises, in one sentence',
    schema: brand.shape.promise,
    suggest: () => 'You hear the whole price first.',
  },
  site: {
    words: "The site's address",
    schema: brand.shape.siteUrl,
    suggest: (_, folderName) => `https://www.${folderName}.example`,
  },
  phone: { words: 'The main phone number', schema: brand.shape.mainPhone },
  address: {
    words: 'The postal address of who sends texts with offers; empty to write it later',
    schema: z.string(),
    suggest: () => '',
  },
  ink: {
    words: 'The colour of words and lines, a dark one',
    schema: brand.shape.colors.shape.ink,
    suggest: () => suggestedColors.ink,
  },
  identity: {
    words: "The brand's own colour, of its truck; dark words must be readable on it",
    schema: brand.shape.colors.shape.identity,
    suggest: () => suggestedColors.identity,
  },
  action: {
    words: 'The colour of buttons; white words must be readable on it',
    schema: brand.shape.colors.shape.action,
    suggest: () => suggestedColors.action,
  },
  city: { words: 'The name of the first city', schema: city.shape.locationName },
  slug: {
    words: "The city's slug, the end of its address",
    schema: city.shape.slug,
    suggest: (known) => joinWords(known.city),
  },
  country: { words: 'Its country, CA or US', schema: city.shape.country },
  region: { words: 'Its province or state, written out', schema: filled },
  'region-code': {
    words: 'The two letters of that province or state',
    schema: badges.shape.region.shape.code,
  },
  'time-zone': {
    words: 'Its time zone',
    schema: city.shape.timeZone,
    suggest: ({ country }) => (country === 'CA' ? 'America/Toronto' : 'America/New_York'),
  },
};

/** Says in the words of the content check what is wrong with an answer; nothing where it is right. */
export function refuseAnswer(name: AnswerName, answer: string, known: Partial<Answers>): string | undefined {
  const { errors } = checkShape(z.strictObject({ [name]: questions[name].schema }), { [name]: answer });
  const [error] = errors;
  if (error) {
    const fix = error.fix ? ` (${error.fix})` : '';
    return `${error.found} is no answer: expected is ${error.expected}${fix}.`;
  }
  if (!isMainColor(name)) return undefined;
  const unreadable = listUnreadableColors(derivePalette(mainColors({ ...known, [name]: answer })).colors);
  const seen = unreadable.find((line) => line.includes(name));
  return seen && `"${answer}" is no answer: ${seen}.`;
}

const isMainColor = (name: AnswerName): name is keyof MainColors =>
  name === 'ink' || name === 'identity' || name === 'action';

/** The colours known so far, and the suggested ones for the rest. */
function mainColors({ ink, identity, action }: Partial<Answers>): MainColors {
  return {
    ink: ink ?? suggestedColors.ink,
    identity: identity ?? suggestedColors.identity,
    action: action ?? suggestedColors.action,
  };
}
