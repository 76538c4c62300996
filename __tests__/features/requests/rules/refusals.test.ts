import { recordTable } from '../../../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../../../src/features/requests/rules/refusals';
import { validContext } from '../../../support/context-records';
import { validJob, validLead, without } from '../../../support/records';

const { context, jobs, leads } = recordTable;

test('nothing is refused of what a form sends', () => {
  expect(refusalsOf(leads, validLead())).toStrictEqual([]);
  expect(refusalsOf(jobs, validJob())).toStrictEqual([]);
  expect(refusalsOf(context, validContext())).toStrictEqual([]);
});

test('each wrong field is named, with what is wrong with it', () => {
  const lead = { ...without(validLead(), 'name'), phone: '416-555', extra: 'x' };
  expect(refusalsOf(leads, lead)).toStrictEqual([
    { path: 'name', words: 'it is missing' },
    { path: 'phone', words: 'ten digits, such as 416-555-0199' },
    { path: 'extra', words: 'the database has no such field' },
  ]);
});

test('an empty group is as good as none, as the database keeps nothing of it', () => {
  expect(refusalsOf(context, validContext({ first_touch: {}, consent: { at: null } }))).toStrictEqual([
    { path: 'consent', words: 'it is missing' },
  ]);
});

test.each(['toString', '__proto__', 'constructor'])(
  'a field called %s is one that the database does not know',
  (name) => {
    const lead = JSON.parse(`{"${name}": "x"}`) as object;
    expect(refusalsOf(leads, lead)).toContainEqual({ path: name, words: 'the database has no such field' });
  },
);
