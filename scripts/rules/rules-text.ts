import type { Site } from '../../src/content-model/types';
import { all, groupOf, hasAll, hasNoPriority, matches, pushId, rulesOf, type Rules } from './expressions';
import { recent } from './recent';
import { neededOf, type Field } from '../../src/features/requests/rules/field';
import { recordTable } from '../../src/features/requests/rules/record-table';

/**
 * Allows a whole record under a free push id. Refuses every second write, even of the same record: the answer would tell
 * whether a guessed value is right. One field of a request is readable, by the exact push id: after a lost confirmation a page learns
 * that the record has arrived.
 */
function createOnly(key: string, { fields }: { fields: Record<string, Field> }): Rules {
  const write = all(
    '!data.exists()',
    matches(key, pushId),
    hasNoPriority,
    hasAll('newData', neededOf(fields)),
  );
  const readable = fields.brand_id && { brand_id: { '.read': true, ...rulesOf(fields.brand_id) } };
  return { [key]: groupOf({ kind: 'group', fields }, { '.write': write }, readable) };
}

const isBesideRecord = ['leads', 'jobs']
  .map((collection) => `newData.parent().parent().child('${collection}').child($record).exists()`)
  .join(' || ');

/** May be written once, beside a record that is saved before or by the same update, as a closing page sends it. */
const writeContext = all(
  '!data.exists()',
  matches('$record', pushId),
  `(${isBesideRecord})`,
  hasNoPriority,
  hasAll('newData', neededOf(recordTable.context.fields)),
);

const context: Rules = { $record: groupOf(recordTable.context, { '.write': writeContext }) };

/** Gives the rules of the database; names are published only where the pop-up of the content shows real requests. */
export function databaseRules(mode: Site['social-proof']['mode'] = 'off'): { rules: Rules } {
  return {
    rules: {
      '.read': false,
      '.write': false,
      leads: createOnly('$lead', recordTable.leads),
      jobs: createOnly('$job', recordTable.jobs),
      context,
      presses: createOnly('$press', recordTable.presses),
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
