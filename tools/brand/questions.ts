import { z } from 'zod';
import { nameOfSlug } from '../../editing/content/schemas';
import { listUnreadableColors } from '../../src/content-model/checks/colour-contrast';
import { checkShape } from '../../src/content-model/reading/check-shape';
import { brand } from '../../src/content-model/schema/brand';
import { filled, joinWords } from '../../src/content-model/schema/parts';
import { badges, city } from '../../src/content-model/schema/records';
import { site } from '../../src/content-model/schema/site';
import { derivePalette, type MainColors } from './palette';

export type AnswerName =
  | keyof MainColors
  | 'name'
  | 'slogan'
  | 'promise'
  | 'site'
  | 'phone'
  | 'address'
  | 'city'
  | 'slug'
  | 'country'
  | 'region'
  | 'region-code'
  | 'time-zone';
/** What a new brand says of itself, by the names of the command's options. */
export type Answers = Record<AnswerName, string>;

/** The answer of somebody who only presses Enter; without one the question must be answered. */
type Suggest = (known: Answers, folderName: string) => string;
type Question = readonly [words: string, schema: z.ZodType, suggest?: Suggest];

const suggestedColors: MainColors = { ink: '#1b2430', identity: '#8fd0c0', action: '#1f5fbf' };

const { name, promise, siteUrl, mainPhone, colors } = brand.shape;
const { locationName, slug, country, timeZone } = city.shape;

/** In the order in which they are asked; a suggestion may use the answers before it. */
export const questions: Record<AnswerName, Question> = {
  name: ["The brand's name", name, (_, folderName) => nameOfSlug(folderName)],
  slogan: [
    'Its slogan, on the home page, in the footer and on shared links',
    site.social.shape.headlines.shape.landing,
    (known) => `${known.name} takes it away.`,
  ],
  promise: ['What it promises, in one sentence', promise, () => 'You hear the whole price first.'],
  site: ["The site's address", siteUrl, (_, folderName) => `https://www.${folderName}.example`],
  phone: ['The main phone number', mainPhone],
  address: [
    'The postal address of who sends texts with offers; empty to write it later',
    z.string(),
    () => '',
  ],
  ink: ['The colour of words and lines, a dark one', colors.shape.ink, () => suggestedColors.ink],
  identity: [
    "The brand's own colour, of its truck; dark words must be readable on it",
    colors.shape.identity,
    () => suggestedColors.identity,
  ],
  action: [
    'The colour of buttons; white words must be readable on it',
    colors.shape.action,
    () => suggestedColors.action,
  ],
  city: ['The name of the first city', locationName],
  slug: ["The city's slug, the end of its address", slug, (known) => joinWords(known.city)],
  country: ['Its country, CA or US', country],
  region: ['Its province or state, written out', filled],
  'region-code': ['The two letters of that province or state', badges.shape.region.shape.code],
  'time-zone': [
    'Its time zone',
    timeZone,
    (known) => (known.country === 'CA' ? 'America/Toronto' : 'America/New_York'),
  ],
};

export const answerNames = Object.keys(questions) as AnswerName[];

/** Says in the words of the content check what is wrong with an answer; nothing where it is right. */
export function refuseAnswer(asked: AnswerName, answer: string, known: Partial<Answers>): string | undefined {
  const [, schema] = questions[asked];
  const [error] = checkShape(z.strictObject({ [asked]: schema }), { [asked]: answer }).errors;
  if (error) {
    const fix = error.fix ? ` (${error.fix})` : '';
    return `${error.found} is no answer: expected is ${error.expected}${fix}.`;
  }
  if (!(asked in suggestedColors)) return undefined;
  // The colors known so far, and the suggested ones for the rest.
  const main: MainColors & Partial<Answers> = { ...suggestedColors, ...known };
  const unreadable = listUnreadableColors(derivePalette({ ...main, [asked]: answer }).colors);
  const seen = unreadable.find((line) => line.includes(asked));
  return seen && `"${answer}" is no answer: ${seen}.`;
}
