import { unseenCharacters } from '../values/limits';

/** For the brackets of a regular expression: invisible characters, broken surrogate pairs, spaces other than the plain one. */
export const invisibleClass = `${unseenCharacters}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}`;

/** The characters that no text of a record may have: angle brackets, and those of the class above. */
export const unsafeCharacters = new RegExp(`[${invisibleClass}<>]`, 'gu');
