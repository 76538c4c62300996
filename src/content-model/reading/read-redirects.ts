import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CityRedirect } from '../../domain/hosting-redirects';
import { parseContentFile } from './parse-file';

const file = 'site/redirects.json';

/** Reads the redirects of the content alone; gives none for a file with an error, which the content check reports. */
export function readRedirects(contentDir: string): CityRedirect[] {
  const whole = path.join(contentDir, file);
  if (!existsSync(whole)) return [];
  const { document } = parseContentFile(file, readFileSync(whole, 'utf8'));
  return document?.kind === 'site' && document.name === 'redirects' ? document.data.cities : [];
}
