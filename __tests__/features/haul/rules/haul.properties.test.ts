import * as fc from 'fast-check';
import databaseRules from '../../../../database.rules.json';
import { Namespace } from '../../../../local/database/namespace';
import { completeHaul, longestSentence } from '../../../../src/features/haul/rules/complete-haul';
import type * as rules from '../../../../src/features/haul/rules/haul';
import { putSentence } from '../../../../src/features/haul/rules/put-sentence';
import { maskMessage, messageMaxLength } from '../../../../src/shared/text/masks';
import { makePushId } from '../../../../src/features/requests/rules/push-id';
import { buildLead } from '../../../../src/features/requests/rules/lead';
import { said } from '../../../support/haul-fixture';

const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const ids = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const items: fc.Arbitrary<rules.HaulItem[]> = fc.uniqueArray(
  fc.record({ id: ids, name: names, plural: names, cubicFeet: fc.integer({ min: 1, max: 500 }) }),
  { minLength: 1, maxLength: 30, selector: ({ id }) => id },
);
const loads = items.chain((known) =>
  fc.record({
    words: fc.constant<typeof said>({ ...said, items: known }),
    picks: fc
      .array(fc.record({ id: fc.constantFrom(...known.map(({ id }) => id)), count: fc.integer() }))
      .map((picked): rules.Picks => Object.fromEntries(picked.map(({ id, count }) => [id, count % 120]))),
    dragged: fc.option(fc.integer({ min: -3, max: 40 }), { nil: undefined }),
  }),
);
const messages = fc.string({ unit: 'grapheme', maxLength: 2 * messageMaxLength }).map(maskMessage);

const database = new Namespace({ rules: databaseRules, file: null });

test('the sentence of any load comes after the visitor’s own words, as mask and database take it', () => {
  const context = { locationId: '', ipAddress: 'Unavailable', now: new Date() };
  fc.assert(
    fc.property(loads, messages, ({ words, ...chosen }, own) => {
      const { sentence } = completeHaul(chosen, words);
      expect(sentence.length).toBeLessThanOrEqual(longestSentence);
      const { message } = putSentence({ message: own, inserted: '' }, sentence);
      expect(maskMessage(message)).toBe(message);
      expect(message.length).toBeLessThanOrEqual(messageMaxLength);
      expect(message.startsWith(own.trimEnd())).toBe(true);
      fc.pre(message.trim() !== '');
      const lead = buildLead({ name: 'Ada', phone: '416-555-0199', message }, context);
      const at = `leads/${makePushId(Date.now())}`;
      database.set(at, lead);
      expect(database.read(`${at}/note_from_customer`, true)).toBe(message.trim());
    }),
  );
});
