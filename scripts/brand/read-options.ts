import { parseArgs } from 'node:util';
import { PlainError } from '../../local/plain-error';
import { joinWords } from '../../src/content-model/schema/parts';
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

const usage = `npm run brand -- my-brand  takes ${answerNames.map((name) => `--${name}`).join(', ')}, --folder and --yes`;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(answerNames.map((name) => [name, { type: 'string' }])) as Record<
          AnswerName,
          { type: 'string' }
        >),
        folder: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/[.\n]/)[0] : String(cause);
    throw new PlainError(`${reason}: ${usage}.`);
  }
}

/** Reads the options after `npm run brand --`; throws a plain sentence for a name or an answer that cannot be used. */
export function readBrandOptions(args: string[]): BrandOptions {
  const { values, positionals } = parse(args);
  const { folder, yes, ...given } = values;
  const [folderName, ...more] = positionals;
  if (folderName === undefined || more.length > 0) {
    throw new PlainError(`Name one folder for the new brand: ${usage}.`);
  }
  if (joinWords(folderName) !== folderName) {
    const better = joinWords(folderName);
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
