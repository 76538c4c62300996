import { askServer } from '../../content/ask-server';
import type { FormerVersions } from '../../content/standing';
import { changeOnServer } from './change-on-server';

/** Where former versions come from; paths are relative to the content folder. */
export type VersionSource = {
  list(path: string): Promise<FormerVersions>;
  read(path: string, id: string): Promise<string>;
  /** Saves a former version; refuses where the entry is not as it was read. Missing where it is done by hand. */
  bringBack?: (path: string, id: string, read: string | null) => Promise<unknown>;
};

const inContent = (path: string): string => `content/${path}`;

/** The former versions that the clone on this machine has. */
export const cloneVersions: VersionSource = {
  list: (path) => askServer('formerVersions', { path: inContent(path) }),
  read: async (path, id) =>
    (await askServer<{ text: string }>('formerText', { path: inContent(path), id })).text,
  bringBack: (path, id, read) => changeOnServer('bringBack', { path: inContent(path), id, read }),
};
