import { unseenCharacters } from './limits';

/** What no text of a record holds: markup, what nobody sees, and halves of characters. */
export const unsafeCharacters = new RegExp(
  `[${unseenCharacters}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}<>]`,
  'gu',
);
