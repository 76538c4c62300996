import type { Site } from '../../src/content-model/types';
import type { Rules } from './expressions';
import { recent } from './recent';
import { context, jobs, leads, presses } from './records';

/** Gives the rules of the database; names are published only where the pop-up of the content shows real requests. */
export function databaseRules(mode: Site['social-proof']['mode'] = 'off'): { rules: Rules } {
  return {
    rules: {
      '.read': false,
      '.write': false,
      leads,
      jobs,
      context,
      presses,
      ...(mode === 'recent' && { recent }),
      locations: { $location: { tracking_phone: { '.read': true } } },
    },
  };
}

/** Gives these rules as the text of a file, with invisible characters written as escapes. */
export function rulesText(mode?: Site['social-proof']['mode']): string {
  const text = JSON.stringify(databaseRules(mode), null, 2);
  const plain = text.replace(
    /[^\n -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${plain}\n`;
}
