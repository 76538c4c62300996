import { buildScreen } from './build/build-screen';
import { readScreenSettings } from './build/screen-settings';
import { contentDir } from '../src/content-model/reading/read-content';
import { loadContent } from '../src/content-model/checks/load-content';
import { readEnvironment } from '../scripts/environment';
import { reportFailure } from '../scripts/report-failure';

/** `npm run build:admin`: the editing screen for its own host name, saving to GitHub, in public-admin/. */
async function buildAdmin(): Promise<void> {
  readEnvironment(process.env);
  const settings = readScreenSettings(process.env);
  // Throws for content with errors: a published screen must have none, though a local one may show them.
  loadContent(contentDir());
  await buildScreen({ outDir: 'public-admin', contentDir: contentDir(), settings });
  const review = settings.isReviewed
    ? 'every change as a pull request'
    : 'every change straight to the branch';
  console.log(
    `The editing screen is built in public-admin/: ${settings.repo}, ${settings.branch}, ${review}.`,
  );
}

buildAdmin().catch(reportFailure);
