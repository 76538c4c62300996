import { parseContentFile, type ParsedFile } from './parse-file';
import type { ContentFile } from '../types';

/** The last text and result of each path, so that only changed files are parsed again while content is edited. */
const known = new Map<string, { source: string; parsed: ParsedFile }>();

/**
 * Parses a content file as `parseContentFile` does. Gives the same result again for an unchanged file, so no caller may
 * change it.
 */
export function parseOnce({ path, source }: ContentFile): ParsedFile {
  const last = known.get(path);
  if (last?.source === source) return last.parsed;
  const parsed = parseContentFile(path, source);
  known.set(path, { source, parsed });
  return parsed;
}
