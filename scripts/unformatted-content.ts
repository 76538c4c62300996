import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import type { ContentFile } from '../src/content-model/types';

/**
 * The files of the content folder that prettier would write otherwise, which `npm test` refuses. Another brand's folder
 * that lies outside the project is written as its owners like.
 */
export async function listUnformatted(
  contentDir: string,
  contentFiles: readonly ContentFile[],
): Promise<string[]> {
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
