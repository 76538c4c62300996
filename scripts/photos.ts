import { contentDir } from '../src/content-model/reading/read-content';
import { preparePhotos } from './photos/prepare-photos';

/** `npm run photos` makes photographs of content/media/ ready for the site; it fails if one of them cannot be read. */
export default async function main(): Promise<void> {
  const { lines, failures } = await preparePhotos(contentDir());
  for (const line of lines) console.log(line);
  for (const failure of failures) console.error(failure);
  if (lines.length + failures.length === 0) console.log('No photograph needs anything.');
  if (lines.length > 0) console.log('Look at what has changed, then: npm run content:check');
  if (failures.length > 0) process.exitCode = 1;
}
