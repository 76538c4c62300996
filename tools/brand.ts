import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { loadContent } from '../src/content-model/checks/load-content';
import { listUnwritten } from '../src/content-model/notices/unwritten';
import { readContentFiles } from '../src/content-model/reading/read-content';
import { completeAtTerminal } from './brand/ask';
import { makeBrandFiles } from './brand/make-files';
import { readBrandOptions } from './brand/read-options';
import { reportFailure } from '../scripts/report-failure';

/** The content from which a new brand takes what it can share, whatever CONTENT_DIR says. */
const shippedFolder = 'content';

/** The folder of one brand inside that of another would be read as its content. */
function refuseFolder(folder: string): void {
  if (existsSync(folder)) {
    throw new PlainError(`${folder} is there already: choose another name, or delete it first.`);
  }
  if (!path.relative(shippedFolder, folder).startsWith('..')) {
    throw new PlainError(`${folder} is inside ${shippedFolder}/: choose a place outside of it.`);
  }
}

/** `npm run brand -- my-brand`: the content folder of another brand, made from answers and from what brands can share. */
async function makeBrand(): Promise<void> {
  const options = readBrandOptions(process.argv.slice(3));
  const { folder, folderName } = options;
  refuseFolder(folder);
  const answers = await completeAtTerminal(options);
  const shipped = { files: readContentFiles(shippedFolder), content: loadContent(shippedFolder) };
  const files = await makeBrandFiles(answers, folderName, shipped);
  for (const { path: file, source } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const unwritten = listUnwritten(loadContent(folder)).map((place) => `  ${folder}/${place}`);
  console.log(`${folder} is made: ${files.length} files.

See it:         CONTENT_DIR=${folder} npm start
Check it:       CONTENT_DIR=${folder} npm run content:check
Change words:   CONTENT_DIR=${folder} npm run edit
Render a film:  CONTENT_DIR=${folder} npm run film

Nobody has written this yet, so that no build for a real database is made:
${unwritten.join('\n')}`);
}

makeBrand().catch(reportFailure);
