import { neededOf, type Field } from '../../src/features/requests/rules/field';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { all, groupOf, hasAll, hasNoPriority, matches, pushId, rulesOf, type Rules } from './expressions';

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

export const leads = createOnly('$lead', recordTable.leads);

export const jobs = createOnly('$job', recordTable.jobs);

export const presses = createOnly('$press', recordTable.presses);

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

export const context: Rules = { $record: groupOf(recordTable.context, { '.write': writeContext }) };
