import { begins, plainWords } from '../../../shared/text/plain-words';

const markup = /<[^>]*>|&\w+;/g;

export type SearchWords = {
  /** Words that a visitor may take for each other, in groups. */
  synonyms: readonly string[];
  /** Endings without which a word is still the same, the longest first. */
  endings: string;
};

const shortestStem = 3;

function stemOf(word: string, endings: readonly string[]): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  return ending ? word.slice(0, -ending.length) : word;
}

/**
 * Finds entries that have every word: in the question or the topic also one that only begins so or means the same, in the
 * answer the whole word. Those that have one in the question come first. Accents and capitals do not matter.
 */
export function findQuestions<Entry extends { question: string; topic: string; html: string }>(
  query: string,
  entries: readonly Entry[],
  { synonyms, endings }: SearchWords,
): Entry[] {
  const typed = plainWords(query);
  if (typed.length === 0) return [...entries];
  const ends = plainWords(endings);
  const stemsOf = (text: string): string[] => plainWords(text).map((word) => stemOf(word, ends));
  const groups = synonyms.map(stemsOf);
  const meant = typed.map((word) => {
    const [stem = ''] = stemsOf(word);
    return { word, stems: [stem, ...groups.filter((group) => group.includes(stem)).flat()] };
  });
  const has = (text: string) => {
    const words = plainWords(text);
    const stems = words.map((word) => stemOf(word, ends));
    return ({ word, stems: same }: (typeof meant)[number]) =>
      words.some((each) => begins(each, word)) || same.some((stem) => stems.includes(stem));
  };
  const found = entries.filter(({ question, topic, html }) => {
    const inTitle = has(`${question} ${topic}`);
    const inAnswer = stemsOf(html.replace(markup, ' '));
    return meant.every((each) => inTitle(each) || inAnswer.includes(each.stems[0] as string));
  });
  const asked = new Set(found.filter(({ question }) => meant.some(has(question))));
  return [...asked, ...found.filter((entry) => !asked.has(entry))];
}
