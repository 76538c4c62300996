import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import type { SavedRecord } from '../../src/domain/requests/records';
import type { Random } from '../soak/random';
import { makeContext, makeJob, makeKey, makeLead } from './visitors';

export type Attempt = {
  method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  path: string;
  /** Sent as JSON. */
  body?: object | string | number | boolean | null;
  /** Sent unchanged instead of a JSON body. */
  raw?: string;
};

export type Send = (attempt: Attempt) => Promise<boolean>;

/** The content of the database before the hostile attempts. */
export type World = {
  /** Saved records by push id. */
  leads: Map<string, SavedRecord>;
  jobs: Map<string, SavedRecord>;
  contexts: Map<string, object>;
  /** The push ids of the requests that the city shows. */
  shown: string[];
};

const savedEach = 8;
const withContextEach = 6;
const shownEach = 4;
export const city = 'toronto';

async function mustSend(send: Send, attempt: Attempt): Promise<void> {
  if (!(await send(attempt)))
    throw new Error(`${attempt.method} ${attempt.path} was refused, though nothing is wrong with it`);
}

/** Saves some right records of every kind: the rules accept them, so they refuse the attempts for what is wrong in them. */
export async function fillWorld(random: Random, send: Send): Promise<World> {
  const world: World = { leads: new Map(), jobs: new Map(), contexts: new Map(), shown: [] };
  for (const kind of ['leads', 'jobs'] as const) {
    for (let count = 0; count < savedEach; count += 1) {
      const key = makeKey(random);
      const record = kind === 'leads' ? makeLead(random) : makeJob(random);
      await mustSend(send, { method: 'PUT', path: `${kind}/${key}`, body: record });
      world[kind].set(key, record);
      if (count >= withContextEach) continue;
      const context = makeContext(random);
      await mustSend(send, { method: 'PUT', path: `context/${key}`, body: context });
      world.contexts.set(key, context);
      if (count >= shownEach) continue;
      await mustSend(send, { method: 'PATCH', path: 'recent', body: recentUpdate(city, key, record) });
      world.shown.push(key);
    }
  }
  return world;
}
