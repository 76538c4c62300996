import { existsSync, readFileSync } from 'node:fs';

/** Where the tools write what they counted. */
export const reportDir = '.local/reports';

/** A tool that ended early has written none. */
export function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
