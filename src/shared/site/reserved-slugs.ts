import { brandPaths, guideRoute } from './routes';

/** Folders at the top of a build, and in its page-data/, that belong to no city. */
const builtFolders = [
  '404',
  'static',
  'fonts',
  'islands',
  'page-data',
  'drawings',
  'media',
  'social',
  'haul',
  // The data of the landing page, of what all pages share, and of a page of the development server.
  'index',
  'sq',
  'dev-404-page',
];

/** What a city's slug must not take. A build with another folder is refused (scripts/check-pages/check-files.ts). */
export const reservedSlugs: readonly string[] = [
  ...brandPaths.map((path) => path.slice(1)),
  guideRoute,
  'privacy',
  'admin',
  ...builtFolders,
];
