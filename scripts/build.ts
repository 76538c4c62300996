import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/read-content';
import { buildForThisMachine, buildSite } from './build-site';
import { refuseUnwritten } from './refuse-launch';

/** `npm run build`: builds public/, with the location records of GATSBY_DATABASE_URL or of this machine. */
export default async function build(): Promise<void> {
  const named = process.env.GATSBY_DATABASE_URL;
  if (named) {
    refuseUnwritten(loadContent(contentDir()));
    await buildSite();
    console.log(`public/ is built for the database ${named}.`);
    return;
  }
  await buildForThisMachine();
  console.log('public/ is built for this machine: set GATSBY_DATABASE_URL to build for a real database.');
}
