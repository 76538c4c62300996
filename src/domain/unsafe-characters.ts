import { unseenCharacters } from './limits';

/** The characters that no text of a record may have: angle brackets, invisible ones, broken surrogate pairs. */
export const unsafeCharacters = new RegExp(
  `[${unseenCharacters}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}<>]`,
  'gu',
);
