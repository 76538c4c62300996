import path from 'node:path';
import { gitHubRepository } from '../../content/github-repository';
import { type Repository, textOf } from '../../content/repository';
import { type CloneRepository, serverRepository } from '../../content/server-repository';
import { ContentStore } from '../../server/content-store';
import { createEditHandler } from '../../server/edit-handler';
import { listenOnLoopback } from '../../../local/loopback';
import type { ContentFile, ContentFiles } from '../../../src/content-model/types';
import { citySource, validContentFiles, withChangedFile } from '../../../__tests__/support/content-fixture';
import { writeContentFolder } from '../../../__tests__/support/content-folder';
import { startGitHub } from './github/server';
import { SiteRepository } from './github/repository';
import { StaffClone } from './staff-clone';

export const faq = 'faq/what-is-taken.md';
export const moreFaq = 'faq/more.md';
/** As prettier leaves it. */
export const faqSource = textOf(validContentFiles(), faq)?.replace('*everything*', '_everything_') as string;
export const more = faqSource.replace(/question: .*/, 'question: More?').replace(/order: .*/, 'order: 20');
const boise = { path: 'cities/boise.json', source: citySource({ slug: 'boise', locationName: 'Boise' }) };

export const staffFiles = [...withChangedFile(faq, () => faqSource), { path: moreFaq, source: more }, boise];

export const inRepository = (files: ContentFiles): Record<string, string> =>
  Object.fromEntries(files.map(({ path: file, source }) => [`content/${file}`, source]));

/** A place where the content is kept, and the hands of somebody else in it. Paths are below the content folder. */
export type Host<Kind extends Repository = Repository> = {
  repository: Kind;
  read(file: string): string | undefined;
  change(file: string, text: string | null): void;
  /** Makes sure that all of it is in a commit, and gives its id. */
  commit(message: string): string;
  close(): Promise<void>;
};

/** A clone on this machine, asked through the editing server as the screen asks it. */
export async function openClone(files: ContentFiles) {
  const lines: string[] = [];
  const clone = new StaffClone((folder) => writeContentFolder(folder, files));
  const folder = new ContentStore(clone.contentDir, path.join(clone.folder, '.git', 'saving'));
  const liveUrl = await clone.liveUrl();
  const log = (line: string) => lines.push(line);
  const onRequest = createEditHandler({ folder, liveUrl, log });
  const server = await listenOnLoopback(0, { onRequest });
  const host: Host<CloneRepository> = {
    repository: serverRepository(`http://127.0.0.1:${server.port}`),
    read: (file) => (clone.has(file) ? clone.read(file) : undefined),
    change: (file, text) => (text === null ? clone.delete(file) : clone.write(file, text)),
    commit: (message) => clone.commit(message),
    async close() {
      await server.close();
      await clone.remove();
    },
  };
  return { ...host, clone, port: server.port, lines };
}

export async function openGitHub(
  files: ContentFiles,
  isReviewed = false,
): Promise<Host & { site: SiteRepository }> {
  const site = new SiteRepository(inRepository(files));
  const account = { login: 'ada', name: 'Ada', token: 'token-of-ada', canWrite: true };
  const repo = 'haulwell/site';
  const server = await startGitHub({ repo, site, screenOrigin: 'http://localhost', account });
  const github = { repo, apiUrl: server.url, token: () => 'token-of-ada' };
  // As of the time when the screen was published.
  const known = async (): Promise<ContentFile[]> => [...files];
  return {
    site,
    repository: gitHubRepository(github, { branch: 'main', isReviewed }, known),
    read: (file) => site.read(`content/${file}`),
    change: (file, text) => site.change({ [`content/${file}`]: text }),
    commit: () => site.find('main')!.sha,
    close: server.close,
  };
}
