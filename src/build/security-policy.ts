import { mapsScriptUrl, settings, tagManagerOrigin } from '../shared/site/settings';
import { usesMaps, usesVideos } from '../shared/site/third-parties';
import { vendorSources } from '../features/measuring/rules/tag-vendors';

type Sources = Record<string, string[]>;

const self = "'self'";
const none = "'none'";

const originOf = (url: string): string[] => (url.startsWith('http') ? [new URL(url).origin] : []);

/** Sockets may go to all hosts of Firebase: its server moves a socket to a host of its own choice beside the database's. */
function databaseSources(): string[] {
  const named = process.env.GATSBY_DATABASE_URL;
  if (!named) return ['http://localhost:*', 'ws://localhost:*', 'http://127.0.0.1:*', 'ws://127.0.0.1:*'];
  const { origin, hostname } = new URL(named);
  const [, firebase] = /^[^.]+(\.(?:[^.]+\.firebasedatabase\.app|firebaseio\.com))$/.exec(hostname) ?? [];
  return [origin, firebase ? `wss://*${firebase}` : origin.replace(/^http/, 'ws')];
}

const appCheckSources: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

const analytics = 'https://*.google-analytics.com';

/** From Google's guide. No inline scripts: custom HTML does not run. */
const tagManagerSources: Sources = {
  'script-src': [tagManagerOrigin],
  'img-src': [tagManagerOrigin, analytics],
  'connect-src': [
    tagManagerOrigin,
    analytics,
    'https://analytics.google.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
};

/** Those of the tag manager, and of the companies of content/site/measuring.json. */
function tagSources(): Sources[] {
  const named = (process.env.GATSBY_TAG_VENDORS ?? '').split(',');
  const vendors = Object.entries(vendorSources).filter(([name]) => named.includes(name));
  return settings.tagManagerId ? [tagManagerSources, ...vendors.map(([, sources]) => sources)] : [];
}

const mapsSources = (): Sources => ({
  'script-src': [new URL(mapsScriptUrl() as string).origin],
  'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  'img-src': ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
});

const videoSources: Sources = {
  'script-src': ['https://www.youtube.com', 'https://player.vimeo.com'],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
};

/** Inline scripts are allowed by their hashes only; firebase.json has what a policy in a page cannot have. */
export function securityPolicy(path: string, scriptHashes: string[]): string {
  const base = {
    'default-src': [none],
    'script-src': [self, ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'font-src': [self],
    'media-src': [self],
    'manifest-src': [self],
    'connect-src': [
      self,
      ...databaseSources(),
      ...originOf(settings.ipLookupUrl),
      ...originOf(settings.geolocationUrl),
    ],
    'form-action': [self],
    'base-uri': [none],
    'object-src': [none],
  };
  const all: Sources[] = [
    base,
    ...(settings.appCheckKey ? [appCheckSources] : []),
    ...tagSources(),
    ...(usesMaps(path) ? [mapsSources()] : []),
    ...(usesVideos(path) ? [videoSources] : []),
  ];
  return [...new Set(all.flatMap(Object.keys))]
    .map((name) => [name, ...new Set(all.flatMap((sources) => sources[name] ?? []))].join(' '))
    .join('; ');
}
