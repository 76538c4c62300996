import type { Random } from '../soak/random';
import { wrongAddress, wrongContext, wrongJob, wrongLead, type Wrong } from './nonsense';
import { makeContext, makeJob, makeKey, makeLead } from './visitors';
import type { Attempt, World } from './world';

export type Kind = (random: Random, world: World) => Attempt;
type Collection = 'leads' | 'jobs' | 'context';

const collections = ['leads', 'jobs', 'context'] as const;

const wrongFields: Record<Collection, Record<string, Wrong[]>> = {
  leads: wrongLead,
  jobs: { ...wrongJob, ...wrongAddress },
  context: wrongContext,
};

const make = { leads: makeLead, jobs: makeJob, context: makeContext };

/** Copies a record and replaces the value at a path below it; undefined removes the value. */
function withValue(record: object, path: string, value: unknown): object {
  const [first = '', ...rest] = path.split('/');
  const fields = { ...record } as Record<string, unknown>;
  const inner = (fields[first] ?? {}) as object;
  fields[first] = rest.length > 0 ? withValue(inner, rest.join('/'), value) : value;
  return fields;
}

const pickOf = (random: Random, map: Map<string, object>): [string, object] =>
  random.pick([...map.entries()]);

const mapOf = (world: World, collection: Collection): Map<string, object> =>
  collection === 'context' ? world.contexts : world[collection];

/** Gives a free key; for a context, the key of a record without one. */
function freeKey(random: Random, world: World, collection: Collection): string {
  if (collection !== 'context') return makeKey(random);
  return random.pick([...world.leads.keys(), ...world.jobs.keys()].filter((key) => !world.contexts.has(key)));
}

/** Sends a write in one of the possible ways, picked at random. */
function sendBy(random: Random, path: string, body: object): Attempt {
  const [collection = '', ...rest] = path.split('/');
  return random.pick<Attempt>([
    { method: 'PUT', path, body },
    { method: 'PATCH', path, body },
    { method: 'PATCH', path: collection, body: { [rest.join('/')]: body } },
    { method: 'PATCH', path: '', body: { [path]: body } },
  ]);
}

/** Makes a record of that collection that the rules accept. */
export function someRecord(random: Random, collection: Collection): object {
  return make[collection](random);
}

/** The same with one value that they refuse. */
export function wrongRecord(random: Random, collection: Collection): object {
  const [field, wrong] = random.pick(Object.entries(wrongFields[collection]));
  return withValue(make[collection](random), field, random.pick(wrong)(random));
}

const needed = {
  leads: Object.keys(wrongLead),
  jobs: [...Object.keys(wrongJob), ...Object.keys(wrongAddress).filter((path) => !path.endsWith('floor'))],
  context: [
    'trap_filled',
    'fill_ms',
    'form',
    'page',
    'site_version',
    'consent/text_version',
    'consent/at',
    'first_touch/at',
    'last_touch/landing_page',
  ],
};

const extraNames = ['admin', 'extra', 'cus_note', 'utm_source', 'won', 'é', '0', 'toString', '__proto__'];
const wrongKeys = [
  'hello',
  '1',
  '-Oabcdefghijklmnopq',
  '-OabcdefghijklmnopqAB',
  '-Oabcdefghi+klmnopqA',
  'toString',
];

function valueAt(record: object, path: string): unknown {
  return path.split('/').reduce<unknown>((here, step) => (here as Record<string, unknown>)?.[step], record);
}

/** A record with one wrong value. */
export const wrongValue: Kind = (random, world) => {
  const collection = random.pick(collections);
  return sendBy(
    random,
    `${collection}/${freeKey(random, world, collection)}`,
    wrongRecord(random, collection),
  );
};

/** Attempts on records, new and saved. */
export const recordAttempts: Record<string, Kind> = {
  'missing field': (random, world) => {
    const collection = random.pick(collections);
    const record = withValue(make[collection](random), random.pick(needed[collection]), undefined);
    return sendBy(random, `${collection}/${freeKey(random, world, collection)}`, record);
  },
  'extra field': (random, world) => {
    const collection = random.pick(collections);
    const value = random.pick<unknown>([true, '', 'x', 0, { deep: { deeper: 1 } }, 'a'.repeat(50_000)]);
    const record = { ...make[collection](random) };
    Object.defineProperty(record, random.pick(extraNames), { value, enumerable: true });
    return { method: 'PUT', path: `${collection}/${freeKey(random, world, collection)}`, body: record };
  },
  'wrong key': (random) => {
    const collection = random.pick(collections);
    return { method: 'PUT', path: `${collection}/${random.pick(wrongKeys)}`, body: make[collection](random) };
  },
  'wrong path': (random) => {
    const key = makeKey(random);
    const path = random.pick([
      key,
      `Leads/${key}`,
      `leads/${key}/${key}`,
      `context/${key}`,
      `locations/${key}`,
    ]);
    return { method: 'PUT', path, body: makeLead(random) };
  },
  'wrong kind of record': (random) => {
    const body = random.pick([makeJob(random), makeContext(random), { a: makeLead(random) }, 'Ada', 1, true]);
    return { method: 'PUT', path: `leads/${makeKey(random)}`, body };
  },
  posted: (random) => {
    const collection = random.pick(collections);
    return { method: 'POST', path: collection, body: wrongRecord(random, collection) };
  },
  'right and wrong together': (random) => {
    const collection = random.pick(['leads', 'jobs'] as const);
    const [right, wrong] = [makeKey(random), makeKey(random)];
    const body = { [right]: make[collection](random), [wrong]: wrongRecord(random, collection) };
    return { method: 'PATCH', path: collection, body };
  },
  // A closing page sends the right pair.
  'record and context, one of them wrong or of another key': (random) => {
    const [key, another] = [makeKey(random), makeKey(random)];
    const body = random.pick([
      { [`leads/${key}`]: makeLead(random), [`context/${key}`]: wrongRecord(random, 'context') },
      { [`leads/${key}`]: wrongRecord(random, 'leads'), [`context/${key}`]: makeContext(random) },
      { [`leads/${key}`]: makeLead(random), [`context/${another}`]: makeContext(random) },
    ]);
    return { method: 'PATCH', path: '', body };
  },
  'one field of a new record': (random) => {
    const collection = random.pick(['leads', 'jobs'] as const);
    const record = make[collection](random);
    const field = random.pick(needed[collection]);
    const body = valueAt(record, field) as Attempt['body'];
    return { method: 'PUT', path: `${collection}/${makeKey(random)}/${field}`, body };
  },
  priority: (random) => {
    const path = `leads/${makeKey(random)}`;
    return random.pick<Attempt>([
      { method: 'PUT', path, body: { ...makeLead(random), '.priority': random.below(9) } },
      {
        method: 'PUT',
        path,
        body: withValue(makeLead(random), 'phone', { '.value': '416-555-0199', '.priority': 1 }),
      },
      {
        method: 'PUT',
        path: path.replace('leads', 'jobs'),
        body: withValue(makeJob(random), 'cus_address/.priority', 'x'),
      },
      { method: 'PUT', path: `${path}/.priority`, body: 1 },
    ]);
  },
  'written again': (random, world) => {
    const collection = random.pick(collections);
    const [key, record] = pickOf(random, mapOf(world, collection));
    const again = random.pick([record, make[collection](random), wrongRecord(random, collection)]);
    return sendBy(random, `${collection}/${key}`, again);
  },
  'below a saved record': (random, world) => {
    const collection = random.pick(collections);
    const [key, record] = pickOf(random, mapOf(world, collection));
    const field = random.pick(needed[collection]);
    const other = valueAt(make[collection](random), field);
    const body = random.pick([valueAt(record, field), other, null, 'x', true]) as Attempt['body'];
    const path = `${collection}/${key}`;
    return random.pick<Attempt>([
      { method: 'PUT', path: `${path}/${field}`, body },
      { method: 'PATCH', path, body: { [field]: body } },
      { method: 'PATCH', path: collection, body: { [`${key}/${field}`]: body } },
      { method: 'PATCH', path: '', body: { [`${path}/${field}`]: body } },
      { method: 'POST', path: `${path}/${field}`, body },
      { method: 'PUT', path: `${path}/${field}/deep`, body: 'x' },
      { method: 'DELETE', path: `${path}/${field}` },
    ]);
  },
  deleted: (random, world) => {
    const collection = random.pick(collections);
    const [key] = pickOf(random, mapOf(world, collection));
    const path = `${collection}/${key}`;
    return random.pick<Attempt>([
      { method: 'DELETE', path },
      { method: 'DELETE', path: collection },
      { method: 'PUT', path, body: null },
      { method: 'PUT', path, body: {} },
      { method: 'PATCH', path: '', body: { [path]: null } },
      { method: 'PATCH', path: collection, body: { [key]: null, [makeKey(random)]: makeLead(random) } },
    ]);
  },
};
