import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import type { SavedRecord } from '../../src/domain/requests/records';
import type { Random } from '../soak/random';
import { makeContext, makeJob, makeKey, makeLead } from './visitors';

export type Attempt = {
  method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  path: string;
  /** Sent as JSON. */
  body?: object | string | number | boolean | null;
  /** Sent in its place as it is, no JSON. */
  raw?: string;
};

export type Send = (attempt: Attempt) => Promise<boolean>;

/** What is stored before anything hostile is tried. */
export type World = {
  /** Of every saved record, by its push id. */
  leads: Map<string, SavedRecord>;
  jobs: Map<string, SavedRecord>;
  contexts: Map<string, object>;
  /** Push ids of leads that the city tells of. */
  told: string[];
};

const savedEach = 8;
export const city = 'toronto';

async function mustSend(send: Send, attempt: Attempt): Promise<void> {
  if (!(await send(attempt)))
    throw new Error(`${attempt.method} ${attempt.path} was refused, though nothing is wrong with it`);
}

/** Saves some of everything, as visitors do: that the rules accept it shows that what is refused is refused for its error. */
export async function fillWorld(random: Random, send: Send): Promise<World> {
  const world: World = { leads: new Map(), jobs: new Map(), contexts: new Map(), told: [] };
  for (const kind of ['leads', 'jobs'] as const) {
    for (let count = 0; count < savedEach; count += 1) {
      const key = makeKey(random);
      const record = kind === 'leads' ? makeLead(random) : makeJob(random);
      await mustSend(send, { method: 'PUT', path: `${kind}/${key}`, body: record });
      world[kind].set(key, record);
      if (count >= savedEach / 2) continue;
      const context = makeContext(random);
      await mustSend(send, { method: 'PUT', path: `context/${key}`, body: context });
      world.contexts.set(key, context);
      await mustSend(send, { method: 'PATCH', path: 'recent', body: recentUpdate(city, key, record) });
      world.told.push(key);
    }
  }
  return world;
}
