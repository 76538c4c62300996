import { longestCitySlug, longestName } from '../../src/domain/limits';
import { all, group, hasAll, matches, pushId, seenExcept, textOf, type Rules } from './expressions';

// The first word of a name, so it has no space.
const firstName = textOf(`${seenExcept(' -@\\[-`\\{-~')}{1,${longestName}}`);

const isPlace = [matches('$city', `[0-9a-z-]{1,${longestCitySlug}}`), 'newData.getPriority() === null'];

/** The other half of what one update writes, as it is after it. */
const besides = (half: 'shown' | 'proofs'): string =>
  `newData.parent().parent().parent().child('${half}').child($city).child($place)`;

const proof = `${besides('proofs')}.val()`;
const earlierProof = "root.child('recent/proofs').child($city).child($place).val()";

function isNameIn(collection: 'leads' | 'jobs', field: 'name' | 'cus_name'): string {
  const saved = `root.child('${collection}').child(${proof}).child('${field}')`;
  return `(${saved}.exists() && ${saved}.val().beginsWith(newData.child('name').val()))`;
}

/** What anybody may read: a name that a saved record begins with, and when it was told. */
const shown = group(
  { name: firstName, at: { '.validate': 'newData.isNumber()' } },
  {
    '.write': all(
      ...isPlace,
      hasAll('newData', ['name', 'at']),
      "newData.child('at').val() === now",
      `${besides('proofs')}.isString()`,
      `${proof} !== ${earlierProof}`,
      matches(proof, pushId),
      matches('$place', '[-0-9A-Z_a-z]'),
      `${proof}.endsWith($place)`,
      `(${isNameIn('leads', 'name')} || ${isNameIn('jobs', 'cus_name')})`,
    ),
  },
);

/** The push id of that record, which nobody reads; only together with what it proves. */
const proofs: Rules = {
  '.write': all(
    ...isPlace,
    'newData.isString()',
    matches('newData.val()', pushId),
    `${besides('shown')}.child('at').val() === now`,
  ),
};

export const recent: Rules = {
  shown: { $city: { '.read': true, $place: shown } },
  proofs: { $city: { $place: proofs } },
};
