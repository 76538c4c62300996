import type { Site } from '../../src/content-model/types';
import { all, groupOf, hasAll, hasNoPriority, matches, pushId, rulesOf, type Rules } from './expressions';
import { longestCitySlug, longestName } from '../../src/shared/values/limits';
import {
  group,
  neededOf,
  number,
  seenExcept,
  text,
  type Field,
} from '../../src/features/requests/rules/field';
import { recordTable } from '../../src/features/requests/rules/record-table';

/**
 * Allows a whole record under a free push id. Refuses every second write, even of the same record: the answer would tell
 * whether a guessed value is right. One field of a request is readable, by the exact push id: after a lost confirmation a page learns
 * that the record has arrived.
 */
function createOnly(key: string, { fields }: { fields: Record<string, Field> }, ...more: string[]): Rules {
  const needed = hasAll('newData', neededOf(fields));
  const write = all('!data.exists()', matches(key, pushId), ...more, hasNoPriority, needed);
  const readable = fields.brand_id && { brand_id: { '.read': true, ...rulesOf(fields.brand_id) } };
  return { [key]: groupOf({ kind: 'group', fields }, { '.write': write }, readable) };
}

/** The record of a context is saved before it or by the same update, as a closing page sends it. */
const isBesideRecord = ['leads', 'jobs']
  .map((collection) => `newData.parent().parent().child('${collection}').child($record).exists()`)
  .join(' || ');

// The first word of a name, so it has no space.
const firstName = text(`${seenExcept(' -@\\[-`\\{-~')}{1,${longestName}}`);

const isSlot = [matches('$city', `[0-9a-z-]{1,${longestCitySlug}}`), hasNoPriority];

/** The other half of the same update, as it is after the write. */
const besides = (half: 'shown' | 'proofs'): string =>
  `newData.parent().parent().parent().child('${half}').child($city).child($slot)`;

const proof = `${besides('proofs')}.val()`;
const earlierProof = "root.child('recent/proofs').child($city).child($slot).val()";

const isOrBegins = (value: string, start: string, end: string): string =>
  `(${value} === ${start} || ${value}.beginsWith(${start} + '${end}'))`;

/** The whole first name: parts of it would let a stranger guess it letter by letter. */
function isNameIn(collection: 'leads' | 'jobs', field: 'name' | 'cus_name'): string {
  const saved = `root.child('${collection}').child(${proof}).child('${field}')`;
  return `(${saved}.exists() && ${isOrBegins(`${saved}.val()`, "newData.child('name').val()", ' ')})`;
}

const saidWith = (field: string): string => `root.child('context').child(${proof}).child('${field}').val()`;

/** The visitor's own words, saved before: the name may be shown, and the page was one of this city. */
const isAllowed = [
  `${saidWith('consent/name_shown')} === true`,
  isOrBegins(saidWith('page'), "'/' + $city", '/'),
];

/** The half that anybody may read: the first name of a saved record, and the time at which it was shown. */
const shown = groupOf(group({ name: firstName, at: number() }), {
  '.write': all(
    ...isSlot,
    hasAll('newData', ['name', 'at']),
    "newData.child('at').val() === now",
    `${besides('proofs')}.isString()`,
    `${proof} !== ${earlierProof}`,
    matches(proof, pushId),
    matches('$slot', '[-0-9A-Z_a-z]'),
    `${proof}.endsWith($slot)`,
    ...isAllowed,
    `(${isNameIn('leads', 'name')} || ${isNameIn('jobs', 'cus_name')})`,
  ),
});

/** The half that nobody may read: the push id of that record; it is only written together with the other half. */
const proofs: Rules = {
  '.write': all(
    ...isSlot,
    'newData.isString()',
    matches('newData.val()', pushId),
    `${besides('shown')}.child('at').val() === now`,
  ),
};

/** Only for content whose pop-up has the mode `recent`: elsewhere nobody may publish a name. */
const recent: Rules = {
  shown: { $city: { '.read': true, $slot: shown } },
  proofs: { $city: { $slot: proofs } },
};

/** Gives the rules of the database; names are published only where the pop-up of the content shows real requests. */
export function databaseRules(mode: Site['social-proof']['mode'] = 'off'): { rules: Rules } {
  return {
    rules: {
      '.read': false,
      '.write': false,
      leads: createOnly('$lead', recordTable.leads),
      jobs: createOnly('$job', recordTable.jobs),
      context: createOnly('$record', recordTable.context, `(${isBesideRecord})`),
      presses: createOnly('$press', recordTable.presses),
      ...(mode === 'recent' && { recent }),
      locations: { $location: { tracking_phone: { '.read': true } } },
    },
  };
}

/** Gives these rules as the text of a file, with invisible characters written as escapes. */
export function rulesText(mode?: Site['social-proof']['mode']): string {
  const written = JSON.stringify(databaseRules(mode), null, 2);
  const plain = written.replace(
    /[^\n -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${plain}\n`;
}
