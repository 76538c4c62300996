module.exports = [
  {
    name: 'scripts of a page before it is touched',
    // The entry, and what a page has at rest: only the last build's are there (src/build/browser-scripts.ts).
    path: ['public/islands/start-*.js', 'public/islands/rest-*.js'],
    limit: '20 kB',
  },
  { name: 'HTML of /toronto with its styles', path: 'public/toronto/index.html', limit: '32 kB' },
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
