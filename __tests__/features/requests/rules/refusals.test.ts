import { recordTable } from '../../../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../../../src/features/requests/rules/refusals';
import { validAddress, validJob, validLead, without } from '../../../support/records';

const { jobs, leads } = recordTable;

test('each wrong field is named, with what is wrong with it', () => {
  const lead = { ...without(validLead(), 'name'), phone: '416-555', extra: 'x' };
  expect(refusalsOf(leads, lead)).toStrictEqual([
    { path: 'name', words: 'it is missing' },
    { path: 'phone', words: 'ten digits, such as 416-555-0199' },
    { path: 'extra', words: 'the database has no such field' },
  ]);
});

test('a field of a group is named with its group', () => {
  const job = validJob({ cus_address: without(validAddress({ unit: 'x'.repeat(13) }), 'city') });
  expect(refusalsOf(jobs, job)).toStrictEqual([
    { path: 'cus_address/city', words: 'it is missing' },
    { path: 'cus_address/unit', words: 'the database does not take this value' },
  ]);
});

test('the end of a window is judged by its start', () => {
  const job = validJob({ start_time: '9:00', end_time: '13:00' });
  expect(refusalsOf(jobs, job)).toStrictEqual([{ path: 'end_time', words: 'two hours after start_time' }]);
});
