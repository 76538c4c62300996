import type { LocalDatabase } from '../../local/database/server';
import { testNamespace } from '../support/local-database';
import { restOf, startTestDatabase } from '../support/test-database';

let database: LocalDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  const phones = { b: 'second', a: 'first', Z: 'capital', 10: 'ten', 9: 'nine', '-O': { deep: 'minus' } };
  database.write(testNamespace, 'phones', phones);
});
afterAll(() => database.close());

const { rest } = restOf(() => database);

const ask = async (query: string, path = 'phones') => {
  const answer = await rest(`/${path}.json`, { query: `ns=${testNamespace}&${query}` });
  return [answer.status, await answer.json()];
};

test.each([
  ['', { 9: 'nine', 10: 'ten', '-O': { deep: 'minus' }, Z: 'capital', a: 'first', b: 'second' }],
  // Keys that are numbers come first, by their size.
  ['&limitToFirst=1', { 9: 'nine' }],
  ['&startAt="10"&limitToFirst=2', { 10: 'ten', '-O': { deep: 'minus' } }],
  // Then the others by their characters, the first and the last key among them.
  ['&startAt="-"&endAt="a"', { '-O': { deep: 'minus' }, Z: 'capital', a: 'first' }],
  ['&startAt="b"&limitToFirst=2', { b: 'second' }],
  ['&endAt="9"', { 9: 'nine' }],
  ['&startAt="c"', {}],
])('a page by keys%s', async (page, children) => {
  expect(await ask(`orderBy="$key"${page}`)).toEqual([200, children]);
});

test('a collection that is not there, or is one value, has no children', async () => {
  expect(await ask('orderBy="$key"', 'phones/none')).toEqual([200, {}]);
  expect(await ask('orderBy="$key"', 'phones/a')).toEqual([200, {}]);
});

test('the rules hold for a query as for a whole collection', async () => {
  expect(await ask('orderBy="$key"&limitToFirst=1', 'notes')).toEqual([401, { error: 'Permission denied' }]);
  expect(await ask('orderBy="$key"&limitToFirst=1&auth=owner', 'notes')).toEqual([200, {}]);
});

test.each([
  ['startAt="a"', 'orderBy must be defined when other query parameters are defined'],
  ['limitToFirst=1', 'orderBy must be defined when other query parameters are defined'],
  ['orderBy=$key', 'orderBy must be a valid JSON encoded path'],
  ['orderBy=5', 'orderBy must be a valid JSON encoded path'],
  ['orderBy="$key"&startAt=a', 'Constraint index field must be a JSON primitive'],
  ['orderBy="$key"&endAt={}', 'Constraint index field must be a JSON primitive'],
  ['orderBy="$key"&startAt=5', 'Provided key index type is invalid, must be string'],
  ['orderBy="$key"&limitToFirst=many', 'limitToFirst must be an integer'],
  ['orderBy="$key"&limitToFirst=1.5', 'limitToFirst must be an integer'],
  ['orderBy="$key"&limitToFirst=', 'limitToFirst must be an integer'],
  ['orderBy="$key"&limitToFirst=0', 'limitToFirst must be positive'],
])('the query %s is refused in the words of the real database', async (query, error) => {
  expect(await ask(query)).toEqual([400, { error }]);
});
