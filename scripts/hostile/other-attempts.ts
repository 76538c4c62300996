import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import type { Random } from '../soak/random';
import type { Kind } from './record-attempts';
import { makeKey, makeLead } from './visitors';
import { city, type Attempt, type World } from './world';

const stamp = { '.sv': 'timestamp' };

type Telling = { name: unknown; at: unknown; proof: unknown; place: string };

/** A saved lead that nobody has told of, and all that it takes to do so. */
function untold(random: Random, world: World): Telling & { key: string } {
  const key = random.pick([...world.leads.keys()].filter((one) => !world.told.includes(one)));
  const record = world.leads.get(key) as { name: string };
  const name = record.name.split(' ')[0];
  return { key, name, at: stamp, proof: key, place: `${city}/${key.slice(-1)}` };
}

const tell = ({ name, at, proof, place }: Telling): Attempt => ({
  method: 'PATCH',
  path: 'recent',
  body: { [`shown/${place}`]: { name, at }, [`proofs/${place}`]: proof },
});

function wrongTelling(random: Random, world: World): Attempt {
  const right = untold(random, world);
  const { key, place, name } = right;
  const stranger = makeKey(random, 19) + key.slice(-1);
  return random.pick<() => Attempt>([
    () => tell({ ...right, name: random.pick(['Eve', '', '<b>', 4, 'Ada Lovelace 2', '\u200b', { a: 1 }]) }),
    () => tell({ ...right, at: random.pick([Date.now() + 60_000, 0, 'now', true, null]) }),
    () => tell({ ...right, proof: random.pick([stranger, `../leads/${key}`, 4, true, { key }, null]) }),
    () => tell({ ...right, place: `${city}/${random.pick(['..', key, key.slice(-2), 'é'])}` }),
    () => tell({ ...right, place: `${city}/${key.endsWith('0') ? 1 : 0}` }),
    () =>
      tell({ ...right, place: `${random.pick(['Toronto', 'a'.repeat(61), 'é', 'a_b'])}/${key.slice(-1)}` }),
    () => ({ method: 'PATCH', path: 'recent', body: { [`shown/${place}`]: { name, at: stamp } } }),
    () => ({ method: 'PATCH', path: 'recent', body: { [`proofs/${place}`]: key } }),
    () => ({ method: 'PUT', path: `recent/shown/${place}`, body: { name, at: stamp } }),
    () => ({ method: 'PUT', path: `recent/proofs/${place}`, body: key }),
    () => ({ method: 'PUT', path: 'recent', body: {} }),
  ])();
}

function toldAgain(random: Random, world: World): Attempt {
  const places = new Map(world.told.map((key) => [key.slice(-1), key]));
  // Where two have had the same place, the later one stands there.
  const key = random.pick([...places.values()]);
  const place = `${city}/${key.slice(-1)}`;
  const record = world.leads.get(key) ?? world.jobs.get(key) ?? makeLead(random);
  return random.pick<Attempt>([
    { method: 'PATCH', path: 'recent', body: recentUpdate(city, key, record) },
    { method: 'PATCH', path: 'recent', body: { [`shown/${place}`]: null, [`proofs/${place}`]: null } },
    { method: 'PATCH', path: 'recent', body: { [`shown/${place}/at`]: stamp } },
    { method: 'PUT', path: `recent/shown/${place}/name`, body: 'A' },
    { method: 'PUT', path: `recent/proofs/${place}`, body: key },
    { method: 'DELETE', path: random.pick(['recent', `recent/shown/${city}`, `recent/proofs/${place}`]) },
  ]);
}

const unreadable = (key: string): string[] => [
  '',
  'leads',
  'jobs',
  'context',
  'locations',
  'recent',
  'recent/shown',
  'recent/proofs',
  `recent/proofs/${city}`,
  `recent/proofs/${city}/${key.slice(-1)}`,
  `leads/${key}`,
  `leads/${key}/phone`,
  `jobs/${key}/cus_address/street`,
  `context/${key}/page`,
  `locations/13929`,
  'anything',
];

/** What may be tried with everything else. */
export const otherAttempts: Record<string, Kind> = {
  'told wrongly': wrongTelling,
  'told again': toldAgain,
  read: (random, world) => ({
    method: 'GET',
    path: random.pick(unreadable(random.pick([...world.leads.keys(), ...world.jobs.keys()]))),
  }),
  'other path': (random) => {
    const path = random.pick([
      '',
      'locations',
      'locations/13929',
      'locations/13929/tracking_phone',
      'admin',
      'a/b/c',
    ]);
    const body = random.pick(['416-555-0199', null, 1, { tracking_phone: '416-555-0199' }]);
    return { method: random.pick(['PUT', 'POST'] as const), path, body };
  },
  'everything at once': (random) => ({
    method: random.pick(['PUT', 'DELETE'] as const),
    path: random.pick(['', 'leads', 'jobs', 'context', 'recent/shown', 'recent/proofs']),
    body: {},
  }),
  'no JSON': (random) => ({
    method: random.pick(['PUT', 'PATCH', 'POST'] as const),
    path: `leads/${makeKey(random)}`,
    raw: random.pick(['', '{', '{"a":', 'undefined', 'NaN', '\u0000', '[', '"']),
  }),
  huge: (random) => {
    const path = `leads/${makeKey(random)}`;
    const deep = Array.from({ length: 40 }).reduce<object>((inner) => ({ a: inner }), {});
    const note_from_customer = 'a'.repeat(random.pick([2001, 20_000, 1_100_000]));
    return { method: 'PUT', path, body: random.pick([{ ...makeLead(random), note_from_customer }, deep]) };
  },
};
