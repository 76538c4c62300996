import { longestCitySlug, longestName } from '../../src/shared/values/limits';
import { group, number, seenExcept, text } from '../../src/features/requests/rules/field';
import { all, groupOf, hasAll, hasNoPriority, matches, pushId, type Rules } from './expressions';

// The first word of a name, so it has no space.
const firstName = text(`${seenExcept(' -@\\[-`\\{-~')}{1,${longestName}}`);

const isSlot = [matches('$city', `[0-9a-z-]{1,${longestCitySlug}}`), hasNoPriority];

/** The other half of the same update, as it is after the write. */
const besides = (half: 'shown' | 'proofs'): string =>
  `newData.parent().parent().parent().child('${half}').child($city).child($slot)`;

const proof = `${besides('proofs')}.val()`;
const earlierProof = "root.child('recent/proofs').child($city).child($slot).val()";

/** Writes the test that a value is that one, or begins with it and the sign that ends it. */
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
export const recent: Rules = {
  shown: { $city: { '.read': true, $slot: shown } },
  proofs: { $city: { $slot: proofs } },
};
