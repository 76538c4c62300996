import type { Saving } from './repository';

/** Finds the first of some files that is no longer as it was read, and says in words why it is not saved or deleted. */
export async function findStale(
  files: readonly Saving[],
  readNow: (path: string) => Promise<string | null>,
): Promise<string | undefined> {
  for (const { path, source, read = null, encoding } of files) {
    if (encoding !== undefined) continue;
    const now = await readNow(path);
    if (now === read && (now !== null || source !== null)) continue;
    const done = source === null ? 'Nothing was deleted' : 'Nothing was overwritten';
    if (now === null)
      return (
        `content/${path} could not be read: you are offline, your sign-in has run out, or the file was deleted. ` +
        `${done}, and what you wrote is kept on this device: load the screen again and sign in.`
      );
    if (read === null && source !== null)
      return `content/${path} is there already. ${done}: open it, or choose another name.`;
    return (
      `content/${path} was changed by someone else since it was opened here. ${done}: ` +
      (source === null
        ? 'load the screen again and look at the new text first.'
        : 'what you wrote is kept on this device: load the screen again.')
    );
  }
  return undefined;
}
