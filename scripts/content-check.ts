import { contentDir } from '../src/content-model/content-dir';
import { listSamples, listWarnings } from '../src/content-model/content-notices';
import { loadContent } from '../src/content-model/load-content';
import { ContentError } from '../src/content-model/problem';
import { readEnvironment } from './environment';
import { reportFailure } from './report-failure';

/** `npm run content:check`: every problem of content/ at once, without a build. */
function checkContentFolder(): void {
  readEnvironment(process.env);
  const content = loadContent(contentDir());
  for (const warning of listWarnings(content)) console.log(`Worth a look: ${warning}`);
  for (const sample of listSamples(content)) console.log(`Still sample: ${sample}`);
  console.log(`${content.cities.length} cities and all texts are fine.`);
}

try {
  checkContentFolder();
} catch (error) {
  if (!(error instanceof ContentError)) reportFailure(error);
  console.error(error.message);
  process.exit(1);
}
