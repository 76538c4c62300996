/** Words that mean the same in a name. */
const spellings = [
  ['st', 'saint', 'ste', 'sainte'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];

/** Gives the words of a text, ready to compare: lowercase, without accents, apostrophes and other marks. */
export function plainWords(text: string): string[] {
  const letters = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return letters.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export type Begins = (word: string, typed: string) => boolean;

/** Also knows other spellings: "sai" begins "St.", because "Saint" means the same. */
export const begins: Begins = (word, typed) => {
  const forms = spellings.find((same) => same.includes(word)) ?? [word];
  return forms.some((form) => form.startsWith(typed));
};

/** With one letter wrong, shorter words match too many others. */
const shortestTypo = 5;

/** As `begins`, but allows one letter that is wrong, missing, added or swapped, in words of five letters or more. */
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
