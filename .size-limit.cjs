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
    // 0.8 kB of it is the place of the truck that fills, whose picker comes later (docs/decisions/0074), 0.65 kB the link and
    // the button for photos by text, whose code comes later (docs/decisions/0074), so below; 0.7 kB the links to its parts
    // and the folds of a phone; 0.7 kB keeps a part that throws
    // (src/startup/hydration-boundary.tsx), and 0.9 kB tells a saved request from an answer that only looks so, so below;
    // 0.1 kB leaves a question out with the fact that answers it (src/shared/text/fill-text.ts); 0.6 kB, also below, loads the
    // styles of the next page, for 3 kB less of HTML (src/startup/page-styles.ts).
    limit: '141.4 kB',
  },
  {
    name: 'scripts of book-now before it is touched',
    path: scriptsOf('templates-book-now-tsx'),
    // 1.9 kB of it is the visitor's copy beside the form; 0.1 kB has each error read once, and a whole field after Tab.
    limit: '146.9 kB',
  },
  {
    name: 'scripts of an offer before it is touched',
    path: scriptsOf('templates-offer-tsx'),
    limit: '136 kB',
  },
  { name: 'scripts of /book before it is touched', path: scriptsOf('pages-book-tsx'), limit: '128.8 kB' },
  // Its hero's first picture is in it: 3 kB, in the place of a file of 13. So are three jobs with six photographs: 1.4 kB.
  // So are the rating, the links to the parts and the folds of a phone: 0.7 kB, and the styles of the
  // copy beside a form: 0.35 kB, what answers a press when scripts fail: 0.85 kB
  // (src/startup/inlined/recover.ts), and the shorter layout of a phone: 0.5 kB.
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
