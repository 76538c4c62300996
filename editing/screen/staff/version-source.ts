import { askServer } from '../../content/ask-server';
import type { FormerVersions } from '../../content/standing';
import { changeOnServer } from './change-on-server';

/** Where former versions come from; paths are relative to the content folder. */
export type VersionSource = {
  list(path: string): Promise<FormerVersions>;
  read(path: string, id: string): Promise<string>;
  /** Saves a former version, and says what comes next; refuses where the entry is not as it was read. */
  bringBack(path: string, id: string, read: string | null): Promise<string>;
};

const inContent = (path: string): string => `content/${path}`;

/** The former versions that the clone on this machine has. */
export const cloneVersions: VersionSource = {
  list: (path) => askServer('formerVersions', { path: inContent(path) }),
  read: async (path, id) =>
    (await askServer<{ text: string }>('formerText', { path: inContent(path), id })).text,
  bringBack: async (path, id, read) => {
    const { words = '' } = await changeOnServer<{ words?: string }>('bringBack', {
      path: inContent(path),
      id,
      read,
    });
    return `Brought back: it is saved, and not live yet. The first page puts it live.${words}`;
  },
};
