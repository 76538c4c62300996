/** Names of which one spelling stands for the other. */
const spellings = [
  ['st', 'saint', 'ste', 'sainte'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];

/** The words of a text as they are compared: without accents, capitals, apostrophes and whatever joins them. */
export function plainWords(text: string): string[] {
  const letters = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return letters.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Tells whether a word, once it is typed to its end, may be this one. */
export type Begins = (word: string, typed: string) => boolean;

/** Also in its other spelling: "sai" begins "St." */
export const begins: Begins = (word, typed) => {
  const forms = spellings.find((same) => same.includes(word)) ?? [word];
  return forms.some((form) => form.startsWith(typed));
};

/** Shorter words are one letter from too many others. */
const shortestTypo = 5;

/** The same with one letter wrong, missing, too many, or swapped with the next, in a word of five letters or more. */
export const beginsWithTypo: Begins = (word, typed) => {
  if (begins(word, typed)) return true;
  if (typed.length < shortestTypo) return false;
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const goesOn = (inWord: number, inTyped: number) => word.slice(inWord).startsWith(typed.slice(inTyped));
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at];
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (isSwapped && goesOn(at + 2, at + 2))
  );
};
