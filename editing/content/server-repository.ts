import type { ContentFile } from '../../src/content-model/types';
import type { listDeleted } from '../server/history';
import type { putLive } from '../server/put-live';
import type { findArrival, findStatus } from '../server/status';
import type { Repository } from './repository';

export interface CloneRepository extends Repository {
  status(): Promise<Status>;
  deletedEntries(): Promise<DeletedEntry[]>;
  picture(path: string): Promise<string>;
  /** Refuses where anything was saved after the status with this count was read. */
  putLive(saves: number): Promise<PutLiveResult>;
  arrival(commit: string): Promise<Arrival>;
}

export type WaitingChange = Status['changes'][number];

export type Status = Awaited<ReturnType<typeof findStatus>> & {
  /** How many saves there were until it was read. */
  saves: number;
};

export type DeletedEntry = Awaited<ReturnType<typeof listDeleted>>[number];

export type PutLiveResult = Awaited<ReturnType<typeof putLive>>;

export type Arrival = Awaited<ReturnType<typeof findArrival>>;

const closedWords = 'The editing screen was closed on this machine: start `npm run edit` again.';

async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked.catch(() => {
    throw new Error(closedWords);
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The editing server answered ${response.status}.`);
  return answer;
}

export function serverRepository(origin = ''): CloneRepository {
  const ask = <Answer>(action: string, params: object = {}): Promise<Answer> =>
    answerOf(
      fetch(`${origin}/admin/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action, params }),
      }),
    );
  return {
    read: (commit) =>
      commit === undefined
        ? answerOf<ContentFile[]>(fetch(`${origin}/admin/content.json`, { cache: 'no-store' }))
        : ask('read', { commit }),
    save: (files, words) => ask('save', { files, words }),
    versions: (path) => ask('versions', { path }),
    versionText: async (path, id) => (await ask<{ text: string }>('versionText', { path, id })).text,
    status: () => ask('status'),
    deletedEntries: () => ask('deletedEntries'),
    picture: async (path) => (await ask<{ content: string }>('getMediaFile', { path })).content,
    putLive: (saves) => ask('putLive', { saves }),
    arrival: (commit) => ask('arrival', { commit }),
  };
}
