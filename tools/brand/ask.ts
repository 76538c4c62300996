import { createInterface } from 'node:readline/promises';
import { PlainError } from '../../local/plain-error';
import { type AnswerName, answerNames, type Answers, questions, refuseAnswer } from './questions';
import type { BrandOptions } from './read-options';

/** Whoever answers: writes a question and gives the line that comes back, or nothing at the end of input. */
type Ask = (question: string) => Promise<string | undefined>;

async function askFor(
  name: AnswerName,
  suggested: string | undefined,
  known: Partial<Answers>,
  ask: Ask,
): Promise<string> {
  const hint = suggested ? ` [${suggested}]` : '';
  let refused = '';
  for (;;) {
    const line = await ask(`${refused}${questions[name][0]}${hint}: `);
    if (line === undefined)
      throw new PlainError('No folder was made: the answers ended before the questions.');
    const answer = line.trim() || (suggested ?? '');
    const reason = refuseAnswer(name, answer, known);
    if (!reason) return answer;
    refused = `  ${reason}\n`;
  }
}

/**
 * Completes the answers that were given as options: asks for the rest, again and again until an answer is right. Without
 * anybody to ask it takes the suggestions, and throws a plain sentence that names every answer without one.
 */
export async function completeAnswers(
  { folderName, given, takesSuggestions }: BrandOptions,
  ask: Ask | undefined,
): Promise<Answers> {
  const canAsk = ask !== undefined && !takesSuggestions;
  const missing = answerNames.filter((name) => given[name] === undefined && !questions[name][2]);
  if (!canAsk && missing.length > 0) {
    throw new PlainError(`Nobody can suggest these: give ${missing.map((name) => `--${name}`).join(', ')}.`);
  }
  const answers: Partial<Answers> = { ...given };
  for (const name of answerNames) {
    const suggested = questions[name][2]?.(answers as Answers, folderName);
    answers[name] ??= canAsk ? await askFor(name, suggested, answers, ask) : suggested;
    const refused = refuseAnswer(name, answers[name] ?? '', answers);
    if (refused) throw new PlainError(`--${name}: ${refused}`);
  }
  return answers as Answers;
}

/** Completes the answers at the terminal, if there is one. */
export async function completeAtTerminal(options: BrandOptions): Promise<Answers> {
  if (!process.stdin.isTTY) return completeAnswers(options, undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  try {
    return await completeAnswers(options, (question) => Promise.race([terminal.question(question), ended]));
  } finally {
    terminal.close();
  }
}
