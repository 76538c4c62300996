import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { readJson } from '../read-json';

/**
 * Opens the file of a namespace and gives its value. Every later value is on disk before `save` returns, whole or not at
 * all, so that confirmed writes survive a killed process. Throws a plain sentence for a damaged file or a folder that it
 * cannot use.
 */
export function openSavedData(file: string): { value: unknown; save: (value: unknown) => void } {
  const save = (value: unknown): void => {
    fs.writeFileSync(`${file}.fresh`, JSON.stringify(value), { flush: true });
    fs.renameSync(`${file}.fresh`, file);
  };
  if (fs.existsSync(file)) return { value: readJson(file), save };
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    save(null);
    return { value: null, save };
  } catch (cause) {
    throw new PlainError(
      `Saved records cannot be kept in ${file}: ${String(cause)}. Make that place writable.`,
    );
  }
}
