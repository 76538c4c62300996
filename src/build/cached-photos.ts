import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const cachedPhotosDir = '.local/pictures/photos';

type Processor = {
  processFile: (file: string, transforms: { outputPath: string }[], options: object) => Promise<unknown>;
};

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  // By its name only when it is whole: a build may be interrupted.
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

/** Makes each size once: the plugin's name of a picture has the digests of the photograph and of all settings. */
export function keepPhotos(): void {
  const requirePlugin = createRequire(path.resolve('package.json'));
  const plugin = requirePlugin('gatsby-plugin-sharp/process-file') as Processor;
  const { processFile } = plugin;
  const cachedFile = (outputPath: string) =>
    path.join(cachedPhotosDir, path.relative('public/static', outputPath));
  plugin.processFile = async (file, transforms, options) => {
    const missing = transforms.filter(({ outputPath }) => !existsSync(cachedFile(outputPath)));
    if (missing.length > 0) await processFile(file, missing, options);
    for (const { outputPath } of missing) copy(outputPath, cachedFile(outputPath));
    for (const { outputPath } of transforms) copy(cachedFile(outputPath), outputPath);
  };
}
