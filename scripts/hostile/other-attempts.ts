import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import type { Random } from '../soak/random';
import type { Kind } from './record-attempts';
import { makeKey, makeLead } from './visitors';
import { city, type Attempt, type World } from './world';

const stamp = { '.sv': 'timestamp' };

type Showing = { name: unknown; at: unknown; proof: unknown; slot: string };

/** Picks a saved lead that is not shown yet, with everything that an update needs to show it if its visitor agreed. */
function notYetShown(random: Random, world: World, hasAgreed = true): Showing & { key: string } {
  const unshown = [...world.leads.keys()].filter((one) => !world.shown.includes(one));
  const key = random.pick(unshown.filter((one) => world.contexts.has(one) === hasAgreed));
  const record = world.leads.get(key) as { name: string };
  const name = record.name.split(' ')[0];
  return { key, name, at: stamp, proof: key, slot: `${city}/${key.slice(-1)}` };
}

const show = ({ name, at, proof, slot }: Showing): Attempt => ({
  method: 'PATCH',
  path: 'recent',
  body: { [`shown/${slot}`]: { name, at }, [`proofs/${slot}`]: proof },
});

function wrongShowing(random: Random, world: World): Attempt {
  const right = notYetShown(random, world);
  const { key, slot, name } = right;
  const stranger = makeKey(random, 19) + key.slice(-1);
  return random.pick<() => Attempt>([
    () => show(notYetShown(random, world, false)),
    () => show({ ...right, slot: `${random.pick(['ottawa', 'toron', 'nowhere'])}/${key.slice(-1)}` }),
    () => show({ ...right, name: String(name).slice(0, -1) }),
    () => show({ ...right, name: { '.value': name, '.priority': 'x' } }),
    () => show({ ...right, name: random.pick(['Eve', '', '<b>', 4, 'Ada Lovelace 2', '\u200b', { a: 1 }]) }),
    () => show({ ...right, at: random.pick([Date.now() + 60_000, 0, 'now', true, null]) }),
    () => show({ ...right, proof: random.pick([stranger, `../leads/${key}`, 4, true, { key }, null]) }),
    () => show({ ...right, slot: `${city}/${random.pick(['..', key, key.slice(-2), 'é'])}` }),
    () => show({ ...right, slot: `${city}/${key.endsWith('0') ? 1 : 0}` }),
    () =>
      show({ ...right, slot: `${random.pick(['Toronto', 'a'.repeat(61), 'é', 'a_b'])}/${key.slice(-1)}` }),
    () => ({ method: 'PATCH', path: 'recent', body: { [`shown/${slot}`]: { name, at: stamp } } }),
    () => ({ method: 'PATCH', path: 'recent', body: { [`proofs/${slot}`]: key } }),
    () => ({ method: 'PUT', path: `recent/shown/${slot}`, body: { name, at: stamp } }),
    () => ({ method: 'PUT', path: `recent/proofs/${slot}`, body: key }),
    () => ({ method: 'PUT', path: 'recent', body: {} }),
  ])();
}

function shownAgain(random: Random, world: World): Attempt {
  const slots = new Map(world.shown.map((key) => [key.slice(-1), key]));
  // If two requests had the same slot, the later one has it now.
  const key = random.pick([...slots.values()]);
  const slot = `${city}/${key.slice(-1)}`;
  const record = world.leads.get(key) ?? world.jobs.get(key) ?? makeLead(random);
  return random.pick<Attempt>([
    { method: 'PATCH', path: 'recent', body: recentUpdate(city, key, record) },
    { method: 'PATCH', path: 'recent', body: { [`shown/${slot}`]: null, [`proofs/${slot}`]: null } },
    { method: 'PATCH', path: 'recent', body: { [`shown/${slot}/at`]: stamp } },
    { method: 'PUT', path: `recent/shown/${slot}/name`, body: 'A' },
    { method: 'PUT', path: `recent/proofs/${slot}`, body: key },
    { method: 'DELETE', path: random.pick(['recent', `recent/shown/${city}`, `recent/proofs/${slot}`]) },
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

/** Attempts on everything except records. */
export const otherAttempts: Record<string, Kind> = {
  'shown wrongly': wrongShowing,
  'shown again': shownAgain,
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
