import { PlainError } from '../../local/plain-error';
import { joinWords } from '../../src/content-model/schema/parts';
import { readArgs } from '../../scripts/read-args';
import { type AnswerName, answerNames, type Answers, refuseAnswer } from './questions';

export type BrandOptions = {
  /** The name of its folder. */
  folderName: string;
  /** Where the folder is made. */
  folder: string;
  given: Partial<Answers>;
  /** Whether every suggestion is taken without asking. */
  takesSuggestions: boolean;
};

const text = { type: 'string' } as const;
const answerOptions = Object.fromEntries(answerNames.map((name) => [name, text])) as Record<
  AnswerName,
  typeof text
>;

/** Reads the options after `npm run brand --`; throws a plain sentence for a name or an answer that cannot be used. */
export function readBrandOptions(args: string[]): BrandOptions {
  const options = { ...answerOptions, folder: text, yes: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArgs('brand', { args, allowPositionals: true, options });
  const { folder, yes, ...given } = values;
  const [folderName, ...more] = positionals;
  if (folderName === undefined || more.length > 0) {
    throw new PlainError('Name one folder for the new brand: npm run brand -- my-brand.');
  }
  const better = joinWords(folderName);
  if (better !== folderName) {
    const proposal = better ? `, such as "${better}"` : '';
    throw new PlainError(
      `"${folderName}" is no name for a brand's folder: take lowercase words joined by hyphens${proposal}.`,
    );
  }
  for (const name of answerNames) {
    const answer = given[name];
    const refused = answer === undefined ? undefined : refuseAnswer(name, answer, given);
    if (refused) throw new PlainError(`--${name}: ${refused}`);
  }
  return { folderName, folder: folder ?? `brands/${folderName}`, given, takesSuggestions: yes };
}
