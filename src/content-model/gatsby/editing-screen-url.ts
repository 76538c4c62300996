/**
 * Gives the address of the editing screen if the site shows beside each text where it is changed. Only `npm run edit`
 * sets it, for the development mode; throws in a build, whose pages must have no such marks.
 */
export function editingScreenUrl(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const url = env.EDITING_SCREEN_URL || undefined;
  if (url !== undefined && env.NODE_ENV === 'production')
    throw new Error('EDITING_SCREEN_URL is set, which only npm run edit does: unset it and build again.');
  return url;
}
