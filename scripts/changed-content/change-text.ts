const letters = ['aeiou', 'AEIOU', 'bcdfghjklmnpqrstvwxyz', 'BCDFGHJKLMNPQRSTVWXYZ'];
const next = new Map(
  letters.flatMap((row) => Array.from(row, (letter, at) => [letter, row[(at + 1) % row.length] as string])),
);

/** What a check compares or a page fills in: placeholders, addresses, and the months of a date in words. */
const kept =
  /(\{[^}]*\}|\]\([^)]*\)|https?:\S+|&\w+;|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/;

/**
 * The same text in other letters: "Free Quote" becomes "Gsii Rauvi". It keeps its length, its punctuation and its figures,
 * two texts that differ still do, and what a check compares or a page fills in stays as it is.
 */
export function changeText(text: string): string {
  return text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? changeAddress(part) : changeLetters(part)))
    .join('');
}

export function changeLetters(text: string): string {
  return Array.from(text, (letter) => next.get(letter) ?? letter).join('');
}

/** The cities have other addresses in the changed content: a link to a page of one would lead nowhere. */
function changeAddress(part: string): string {
  return part.replace(/^\]\(\/(?!book\)|media\/|\)).*/, '](/book)');
}
