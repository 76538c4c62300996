// Who may import whom (docs/architecture.md draws it). Imports of types alone are free: they leave nothing in the code.

/** Each feature with the features that it may use, lowest first. */
const uses = {
  measuring: [],
  questions: [],
  addresses: [],
  cities: ['measuring', 'questions'],
  haul: ['measuring', 'cities'],
  'service-pages': [],
  requests: ['measuring', 'addresses', 'cities', 'haul'],
  ticket: ['haul', 'requests', 'service-pages'],
  'city-finder': ['cities', 'requests'],
  'social-proof': ['requests'],
  reviews: [],
  coupons: [],
  jobs: [],
  hero: [],
  'page-head': ['cities', 'measuring'],
  'site-chrome': ['cities', 'measuring', 'social-proof'],
};

/** The folders of src/shared, lowest first: each uses those before it. */
const shared = ['values', 'text', 'site', 'browser', 'time', 'ui', 'fields'];
/** The hooks among the files of shared folders are not pure. */
const pure = '^src/(features/[^/]+/rules|shared/(values|text|site|time))/(?!use-)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circle', 'Move what both need into a third file.', {}, { circular: true }),
    ...Object.entries(uses).map(([feature, used]) =>
      forbid(
        `feature-${feature}`,
        `src/features/${feature} uses ${used.join(', ') || 'no other feature'}. Move what two features need to src/shared, or let a page compose them.`,
        { path: `^src/features/${feature}/` },
        { path: '^src/features/', pathNot: `^src/features/(${[feature, ...used].join('|')})/` },
      ),
    ),
    ...shared.map((folder, index) =>
      forbid(
        `shared-${folder}`,
        'A folder of src/shared uses those before it.',
        { path: `^src/shared/${folder}/` },
        { path: '^src/', pathNot: `^src/shared/(${shared.slice(0, index + 1).join('|')})/` },
      ),
    ),
    forbid(
      'rules-are-pure',
      'Rules know neither browser nor framework: pass them what they need.',
      { path: '^src/features/[^/]+/rules/' },
      { pathNot: pure },
    ),
    ...[
      ['services', 'hooks|components'],
      ['hooks', 'components'],
    ].map(([layer, above]) =>
      forbid(
        `${layer}-below`,
        'Services are used by hooks, and both by components, never the other way round.',
        { path: `^src/features/[^/]+/${layer}/` },
        { path: `^src/features/[^/]+/(${above})/` },
      ),
    ),
    forbid(
      'content-model-is-build-time',
      'What visitors load takes types of src/content-model, and no code.',
      { path: '^src/(features|shared|islands|templates|pages)/|^gatsby-browser' },
      { path: '^src/(content-model|build)/|node_modules/zod' },
    ),
    forbid(
      'content-model-uses-rules',
      'The content model uses rules, and the one service that reads the location records.',
      { path: '^src/content-model/' },
      {
        path: '^src/',
        pathNot: [pure, '^src/content-model/', '^src/features/cities/services/location-record'],
      },
    ),
    forbid(
      'islands-know-no-feature',
      'src/islands carries islands of any kind; only its registry and its entry name them.',
      { path: '^src/islands/', pathNot: '^src/islands/(registry|start).ts$' },
      { path: '^src/', pathNot: '^src/(islands|shared/(values|text|site|browser|time))/' },
    ),
    forbid(
      'islands-come-by-name',
      'A page loads an island when it is needed: only the registry imports it, and only the entry what runs islands.',
      { pathNot: '^(src/(islands/(registry|start|run-islands).ts$|features/[^/]+/islands/)|gatsby-browser)' },
      { path: '^src/(islands/(registry|start|run-islands).ts$|features/[^/]+/islands/)' },
    ),
    forbid(
      'pages-compose',
      'Only Gatsby imports templates and pages, and the preview of the editing screen.',
      { pathNot: '^(src/(templates|pages)|editing|__tests__)/|^gatsby-' },
      { path: '^src/(templates|pages)/' },
    ),
    forbid(
      'outside-of-the-site',
      'The site stands alone: without tools, editing screen and local stand-ins.',
      { path: '^(src|art)/|^gatsby-' },
      { path: '^(editing|functions|tools|scripts|local|__tests__|__mocks__)/' },
    ),
    forbid(
      'functions-run-alone',
      'Firebase runs them without this repository: of the site they take rules only.',
      { path: '^functions/', pathNot: '^functions/(local|deploy-)' },
      { path: '^(src|editing|tools|scripts|local)/', pathNot: pure },
    ),
    forbid(
      'no-node-in-browsers',
      'A browser has no Node: this belongs to src/build, scripts or local.',
      { path: '^src/(features|shared|islands|templates|pages)/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'network-in-services',
      'Only services talk to the network and the database.',
      { path: '^src/', pathNot: '^src/features/[^/]+/services/' },
      { path: 'node_modules/(firebase|@firebase|idb-keyval)/' },
    ),
  ],
  options: {
    babelConfig: { fileName: 'scripts/lint/strip-types.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'] },
    doNotFollow: { path: String.raw`node_modules|^\.cache/` },
  },
};
