/** Somebody who may edit, as the database has it in the list `editors`: all content, or that of one city. */
export type Editor = { mail: string; name: string; city?: string };

/** A file that a commit changes, in GitHub's form. */
export type ChangedFile = { filename: string; previous_filename?: string; status?: string };

/** Whether a branch is one that the screen makes for a change which waits for a review. */
export const isDraft = (branch: string): boolean =>
  /^(cms|content)(\/[\w-][\w.-]*)+$/.test(branch) && !branch.includes('..');

function isOwn({ city }: Editor, path: string, isNew: boolean): boolean {
  if (!path.startsWith('content/') || /(^|\/)\.{0,2}(\/|$)/.test(path)) return false;
  return (
    city === undefined ||
    // Also its translations.
    path.replace(/\.[a-z]{2}(?=\.json$)/, '') === `content/cities/${city}.json` ||
    path.startsWith(`content/local-services/${city}/`) ||
    // Photographs are shared: an older one may be on another city's page.
    (isNew && path.startsWith('content/media/photos/'))
  );
}

/** Says in plain words why somebody may not change these files; nothing where they may. */
export function refusalOf(editor: Editor, files: readonly ChangedFile[]): string | undefined {
  for (const { filename, previous_filename: former, status = 'added' } of files) {
    const foreign = [filename, ...(former === undefined ? [] : [former])].find(
      (path) => !isOwn(editor, path, status === 'added'),
    );
    if (foreign === undefined) continue;
    return foreign.startsWith('content/') && editor.city !== undefined
      ? `You may change the texts and photographs of ${editor.city} only, and ${foreign} is not one of them.`
      : `Only the content of the site can be changed here, and ${foreign} is not part of it.`;
  }
  return undefined;
}
