const { readFileSync } = require('node:fs');

/** The scripts of a page as the last build made them: older ones may still lie in public/. */
function scriptsOf(template) {
  const { namedChunkGroups } = JSON.parse(readFileSync('.cache/webpack.stats.json', 'utf8'));
  const assets = [namedChunkGroups.app, namedChunkGroups[`component---src-${template}`]].flatMap(
    (group) => group.assets,
  );
  const names = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return [...new Set(names)].map((name) => `public/${name}`);
}

module.exports = [
  {
    name: 'scripts of a home page before it is touched',
    path: scriptsOf('templates-home-tsx'),
    // Without the forms, which come with a first touch (src/features/requests/components/form-island.tsx). Links to other
    // languages, and days and numbers in them, are 0.8 kB of each page.
    limit: '88.8 kB',
  },
  {
    name: 'scripts of book-now before it is touched',
    path: scriptsOf('templates-book-now-tsx'),
    limit: '86.3 kB',
  },
  {
    name: 'scripts of an offer before it is touched',
    path: scriptsOf('templates-offer-tsx'),
    limit: '86.1 kB',
  },
  { name: 'scripts of /book before it is touched', path: scriptsOf('pages-book-tsx'), limit: '81.1 kB' },
  // Its hero's first picture is in it: 3 kB, in the place of a file of 13. So are three jobs with six photographs: 1.4 kB.
  // So are the rating, the links to the parts and the folds of a phone: 0.7 kB, and the styles of the
  // copy beside a form: 0.35 kB, what answers a press when scripts fail: 0.85 kB
  // (src/startup/inlined/recover.ts), the shorter layout of a phone: 0.5 kB, and where a visit came from: 0.4 kB.
  { name: 'HTML of /toronto with its styles', path: 'public/toronto/index.html', limit: '30.1 kB' },
  {
    name: 'heading font',
    path: 'src/styles/fonts/archivo-headings.woff2',
    limit: '25 kB',
    gzip: false,
    brotli: false,
  },
  {
    name: 'hero film, both files',
    path: 'content/media/film/hero.*',
    limit: '400 kB',
    gzip: false,
    brotli: false,
  },
].map((entry) => ({ gzip: true, ...entry }));
