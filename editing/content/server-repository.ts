import type { ContentFile } from '../../src/content-model/types';
import type { CloneRepository } from './repository';

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
