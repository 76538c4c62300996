import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOnce } from '../reading/parse-file';
import { withoutSamples } from '../reading/samples';
import type { ContentFiles } from '../types';

/** Gives the file's address, whose hash changes with it, and the facts it names; nothing where the content has errors. */
export function writeHaulFile(
  files: ContentFiles,
  truck: string,
  publicDir: string,
): { src: string; facts: string[] } | undefined {
  const file = files.find(({ path: name }) => name === 'site/haul.json');
  const document = file && parseOnce(file).document;
  if (!document) return undefined;
  const text = JSON.stringify({ ...withoutSamples(document), truck });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const src = `/haul/haul-${hash}.json`;
  mkdirSync(path.join(publicDir, 'haul'), { recursive: true });
  writeFileSync(path.join(publicDir, src), text);
  const facts = [...new Set(Array.from(text.matchAll(/\{([\w.-]+)\}/g), ([, name = '']) => name))];
  return { src, facts };
}
