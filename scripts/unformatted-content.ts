import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import type { ContentFiles } from '../src/content-model/types';

/**
 * Lists the files of the content folder that prettier would change, which `npm test` refuses. The owners of a folder
 * outside the project format it as they like.
 */
export async function listUnformatted(contentDir: string, contentFiles: ContentFiles): Promise<string[]> {
  if (path.relative('.', contentDir).startsWith('..')) return [];
  const files = await Promise.all(
    contentFiles.map(async ({ path: file, source }) => {
      const filepath = path.join(contentDir, file);
      const isRight = await check(source, { ...(await resolveConfig(filepath)), filepath });
      return isRight ? [] : [path.relative('.', filepath)];
    }),
  );
  return files.flat();
}
