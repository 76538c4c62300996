import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportFailure } from './report-failure';

const folder = '.github/workflows';

/** Lists the errors of a workflow file (its keys, values and expressions), found by GitHub's own language service. */
async function errorsOf(file: string): Promise<string[]> {
  // The package's modules cannot be required, only imported.
  const { validate } = await import('@actions/languageservice/validate');
  const { TextDocument } = await import('vscode-languageserver-textdocument');
  const text = readFileSync(file, 'utf8');
  const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, text), {});
  return found.map(({ message, range }) => `${file}:${range.start.line + 1}: ${message}`);
}

/** `npm run lint:workflows -- FILE`: checks the named files, or those of .github/workflows, by GitHub's own rules. */
async function lintWorkflows(): Promise<void> {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : readdirSync(folder).map((name) => path.join(folder, name));
  const errors = (await Promise.all(files.map(errorsOf))).flat();
  console.log([...errors, `${files.length} workflow files, ${errors.length} errors.`].join('\n'));
  if (errors.length > 0) process.exit(1);
}

lintWorkflows().catch(reportFailure);
