import { metadataShape } from '../../../src/domain/requests/metadata-shape';
import { recordShapes } from '../../../src/domain/requests/record-shapes';
import { refusalsOf } from '../../../src/domain/requests/refusals';
import { validContext } from '../../support/context-records';
import { validAddress, validJob, validLead, without } from '../../support/records';

test('nothing is refused of what a form sends', () => {
  expect(refusalsOf(recordShapes.leads, validLead())).toStrictEqual([]);
  expect(refusalsOf(recordShapes.jobs, validJob())).toStrictEqual([]);
  expect(refusalsOf(metadataShape, validContext())).toStrictEqual([]);
});

test('each wrong field is named, with what is wrong with it', () => {
  const lead = { ...without(validLead(), 'name'), phone: '416-555', extra: 'x' };
  expect(refusalsOf(recordShapes.leads, lead)).toStrictEqual([
    { path: 'name', reason: 'missing' },
    { path: 'phone', reason: 'wrong value' },
    { path: 'extra', reason: 'unknown field' },
  ]);
});

test('a field of a group is named with its group', () => {
  const job = validJob({ cus_address: without(validAddress({ unit: 'x'.repeat(13) }), 'city') });
  expect(refusalsOf(recordShapes.jobs, job)).toStrictEqual([
    { path: 'cus_address/city', reason: 'missing' },
    { path: 'cus_address/unit', reason: 'wrong value' },
  ]);
});

test('the end of a window is judged by its start', () => {
  const job = validJob({ start_time: '9:00', end_time: '13:00' });
  expect(refusalsOf(recordShapes.jobs, job)).toStrictEqual([{ path: 'end_time', reason: 'wrong value' }]);
});

test('an empty group is as good as none, as the database keeps nothing of it', () => {
  expect(refusalsOf(metadataShape, validContext({ first_touch: {}, consent: { at: null } }))).toStrictEqual([
    { path: 'consent', reason: 'missing' },
  ]);
});

test.each(['toString', '__proto__', 'constructor'])(
  'a field called %s is one that the database does not know',
  (name) => {
    const lead = JSON.parse(`{"${name}": "x"}`) as object;
    expect(refusalsOf(recordShapes.leads, lead)).toContainEqual({ path: name, reason: 'unknown field' });
  },
);
