import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../types';
import { parseContentFile } from './parse-file';

/** Reads one file of the site's content alone; gives nothing for one with an error, which the content check reports. */
export function readSiteDocument<Name extends keyof Site>(
  contentDir: string,
  name: Name,
): Site[Name] | undefined {
  const file = `site/${name}.json`;
  const whole = path.join(contentDir, file);
  if (!existsSync(whole)) return undefined;
  const { document } = parseContentFile(file, readFileSync(whole, 'utf8'));
  return document?.kind === 'site' ? (document.data as Site[Name]) : undefined;
}
