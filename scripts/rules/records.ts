import { recordShapes } from '../../src/domain/requests/record-shapes';
import type { Shape } from '../../src/domain/requests/shapes';
import { all, groupOf, hasAll, hasNoPriority, matches, pushId, rulesOf, type Rules } from './expressions';

/**
 * Allows a whole record under a free push id. Refuses every second write, even of the same record: the answer would tell
 * whether a guessed value is right.
 */
function createOnly(key: string, needed: readonly string[]): string {
  return all('!data.exists()', matches(key, pushId), hasNoPriority, hasAll('newData', needed));
}

/** The one readable field, by the exact push id: after a lost confirmation a page learns that the record has arrived. */
const readable = (brand: Shape): Rules => ({ brand_id: { '.read': true, ...rulesOf(brand) } });

const { leads: lead, jobs: job } = recordShapes;

export const leads: Rules = {
  $lead: groupOf(lead, { '.write': createOnly('$lead', lead.needed) }, readable(lead.fields.brand_id)),
};

export const jobs: Rules = {
  $job: groupOf(job, { '.write': createOnly('$job', job.needed) }, readable(job.fields.brand_id)),
};
