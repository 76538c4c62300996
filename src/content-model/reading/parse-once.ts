import { parseContentFile, type ParsedFile } from './parse-file';
import type { ContentFile } from '../types';

/** The last text of each path: while content is edited, only what has changed is parsed again. */
const known = new Map<string, { source: string; parsed: ParsedFile }>();

/**
 * Parses a content file as `parseContentFile` does; a file whose text is the same as when it was last asked for gives
 * the same result, which nobody may change.
 */
export function parseOnce({ path, source }: ContentFile): ParsedFile {
  const last = known.get(path);
  if (last?.source === source) return last.parsed;
  const parsed = parseContentFile(path, source);
  known.set(path, { source, parsed });
  return parsed;
}
