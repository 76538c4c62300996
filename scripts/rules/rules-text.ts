import { context } from './context';
import type { Rules } from './expressions';
import { recent } from './recent';
import { jobs, leads } from './records';

const rules: Rules = {
  '.read': false,
  '.write': false,
  leads,
  jobs,
  context,
  recent,
  locations: { $location: { tracking_phone: { '.read': true } } },
};

/** Gives the text of database.rules.json, with invisible characters written as escapes. */
export function rulesText(): string {
  const text = JSON.stringify({ rules }, null, 2);
  const plain = text.replace(
    /[^\n -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${plain}\n`;
}
