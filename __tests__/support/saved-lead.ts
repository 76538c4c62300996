import type { Lead } from '../../src/features/requests/rules/records';
import { validLead, type TestRecord } from './records';

/** Of jest or of Playwright. */
type Expect = { stringMatching: (pattern: RegExp) => unknown };

/** The whole lead that a form has to save for `typedAnswers`; `changes` are what its page knows. */
export function expectedLead(expect: Expect, changes: Partial<Lead>): TestRecord {
  return validLead({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    time: expect.stringMatching(/^\d\d:\d\d$/),
    name: 'Jean Luc Obrien',
    note_from_customer: 'One sofa, 2 chairs. 3rd floor',
    location_id: '',
    ...changes,
  });
}

/** As someone may type them. */
export const typedAnswers = {
  Name: "jean-luc o'brien",
  Phone: '4165550199',
  Message: 'One sofa, 2 chairs. 3rd floor!',
};
