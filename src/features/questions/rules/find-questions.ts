import { begins, plainWords } from '../../../shared/text/plain-words';

const markup = /<[^>]*>|&\w+;/g;

/** Those with a word in the question itself come first. Accents, capitals and the end of a word do not matter. */
export function findQuestions<Entry extends { question: string; topic: string; html: string }>(
  query: string,
  entries: readonly Entry[],
): Entry[] {
  const typed = plainWords(query);
  if (typed.length === 0) return [...entries];
  const has = (text: string) => {
    const words = plainWords(text);
    return (start: string) => words.some((word) => begins(word, start));
  };
  const found = entries.filter(({ question, topic, html }) =>
    typed.every(has(`${question} ${topic} ${html.replace(markup, ' ')}`)),
  );
  const isAsked = ({ question }: Entry) => typed.some(has(question));
  return [...found.filter(isAsked), ...found.filter((entry) => !isAsked(entry))];
}
