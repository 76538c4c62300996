import { startDatabase } from '../../local/database/server';
import { createRandom } from '../soak/random';
import { otherAttempts } from './other-attempts';
import { recordAttempts, wrongValue } from './record-attempts';
import { fillWorld, type Attempt, type Send } from './world';

const namespace = 'demo-hostile';

/** The token of somebody who has signed in to the same project. */
const strangersToken = `e30.${Buffer.from(JSON.stringify({ sub: 'stranger' })).toString('base64url')}.`;

type HostileOptions = { writes: number; seed: number; rules: object };

type HostileResult = {
  /** The attempts that the rules accepted, in words. */
  accepted: string[];
  /** The paths whose value has changed. */
  changed: string[];
};

/** Lists every stored value by its path. */
function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, `${path}/${key}`));
}

function compare(before: unknown, after: unknown): string[] {
  const [old, current] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const paths = new Set([...old.keys(), ...current.keys()]);
  return [...paths].filter((path) => !Object.is(old.get(path), current.get(path)));
}

const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

const bodyOf = ({ method, raw, body }: Attempt): string | null => {
  if (method === 'GET' || method === 'DELETE') return null;
  return raw ?? JSON.stringify(body ?? null);
};

/**
 * Fills a local database with the given rules and tries hostile requests of every kind, the same for the same seed.
 * Gives the attempts that were accepted and the values that have changed.
 */
export async function runHostile({ writes, seed, rules }: HostileOptions): Promise<HostileResult> {
  const database = await startDatabase({ rules });
  const send =
    (token = ''): Send =>
    async (attempt) => {
      const url = `${database.url}/${attempt.path}.json?ns=${namespace}${token && `&auth=${token}`}`;
      const { ok } = await fetch(url, { method: attempt.method, body: bodyOf(attempt) });
      return ok;
    };
  try {
    const random = createRandom(seed);
    database.write(namespace, 'locations/13929', { tracking_phone: '416-555-0100', owner: 'Ada' });
    const world = await fillWorld(random, send());
    // Every field has a dozen wrong values, so a third of all attempts try these.
    const wrongValues = Array.from({ length: 10 }, () => ['wrong value', wrongValue] as const);
    const kinds = [...Object.entries({ ...recordAttempts, ...otherAttempts }), ...wrongValues];
    const before = structuredClone(database.read(namespace, ''));
    const accepted: string[] = [];
    for (let count = 0; count < writes; count += 1) {
      const [name, kind] = random.pick(kinds);
      const attempt = kind(random, world);
      const isAccepted = await send(random.pick(['', strangersToken]))(attempt);
      const { method, path } = attempt;
      if (isAccepted) accepted.push(shortened(`${name}: ${method} /${path} ${bodyOf(attempt) ?? ''}`.trim()));
    }
    return { accepted, changed: compare(before, database.read(namespace, '')) };
  } finally {
    await database.close();
  }
}
