import { metadataShape } from '../../src/domain/requests/metadata-shape';
import { all, groupOf, hasAll, hasNoPriority, matches, pushId, type Rules } from './expressions';

const isBesideRecord = ['leads', 'jobs']
  .map((collection) => `newData.parent().parent().child('${collection}').child($record).exists()`)
  .join(' || ');

/** May be written once, beside a record that is saved before or by the same update, as a closing page sends it. */
const write = all(
  '!data.exists()',
  matches('$record', pushId),
  `(${isBesideRecord})`,
  hasNoPriority,
  hasAll('newData', metadataShape.needed),
);

export const context: Rules = { $record: groupOf(metadataShape, { '.write': write }) };
