/** Gives the region of a database: a function hears only of one in its own. */
export const functionRegion = (databaseUrl: string): string =>
  /\.([\w-]+)\.firebasedatabase\.app/.exec(databaseUrl)?.[1] ?? 'us-central1';

/** Gives the address of the function that does what staff's editing screens ask (functions/editing). */
export const editingFunction = (databaseUrl: string, project: string): string =>
  `https://${functionRegion(databaseUrl)}-${project}.cloudfunctions.net/edit`;
