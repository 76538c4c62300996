import type { listDeleted } from '../server/history';
import type { putLive } from '../server/put-live';
import type { findStatus } from '../server/status';
import type { Repository } from './repository';

export type CloneRepository = ReturnType<typeof serverRepository>;

export type WaitingChange = Status['changes'][number];

export type Status = Awaited<ReturnType<typeof findStatus>> & { saves: number };

const closedWords = 'The editing screen was closed on this machine: start `npm run edit` again.';

async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked.catch(() => {
    throw new Error(closedWords);
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The editing server answered ${response.status}.`);
  return answer;
}

export function serverRepository(origin = '') {
  const ask = <Answer>(action: string, params: object = {}): Promise<Answer> =>
    answerOf(
      fetch(`${origin}/admin/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action, params }),
      }),
    );
  const ofRepository: Repository = {
    read: (commit) =>
      commit === undefined
        ? answerOf(fetch(`${origin}/admin/content.json`, { cache: 'no-store' }))
        : ask('read', { commit }),
    save: (files, _words, isBack) => ask('save', { files, isBack }),
    versions: (path) => ask('versions', { path }),
  };
  return {
    ...ofRepository,
    status: () => ask<Status>('status'),
    deletedEntries: () => ask<Awaited<ReturnType<typeof listDeleted>>>('deletedEntries'),
    /** Refuses where anything was saved after the status with this count was read. */
    putLive: (saves: number, settled: object = {}) =>
      ask<Awaited<ReturnType<typeof putLive>>>('putLive', { saves, ...settled }),
  };
}
