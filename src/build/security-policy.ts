import { mapsScriptUrl, settings, tagManagerOrigin } from '../shared/site/settings';
import { usesMaps, usesVideos } from '../shared/site/third-parties';
import { vendorSources } from './tag-vendors';

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

function appCheckSources(): Sources {
  if (!settings.appCheckKey) return {};
  return {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  };
}

/** From Google's guide, and the companies of content/site/measuring.json. No inline scripts: custom HTML does not run. */
function tagManagerSources(): Sources {
  if (!settings.tagManagerId) return {};
  const named = (process.env.GATSBY_TAG_VENDORS ?? '').split(',');
  const google = {
    'script-src': [tagManagerOrigin],
    'img-src': [tagManagerOrigin, 'https://*.google-analytics.com'],
    'connect-src': [
      tagManagerOrigin,
      'https://*.google-analytics.com',
      'https://analytics.google.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
    ],
  };
  const vendors = Object.entries(vendorSources).filter(([name]) => named.includes(name));
  return merge(google, ...vendors.map(([, sources]) => sources));
}

function mapsSources(): Sources {
  return {
    'script-src': [new URL(mapsScriptUrl() as string).origin],
    'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
    'img-src': ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
  };
}

const videoSources: Sources = {
  'script-src': ['https://www.youtube.com', 'https://player.vimeo.com'],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
};

function merge(...all: Sources[]): Sources {
  const merged: Sources = {};
  for (const sources of all) {
    for (const [name, values] of Object.entries(sources)) merged[name] = [...(merged[name] ?? []), ...values];
  }
  return merged;
}

/** Inline scripts are allowed by their hashes only; firebase.json has what a policy in a page cannot have. */
export function securityPolicy(path: string, scriptHashes: string[]): string {
  const base: Sources = {
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
  const policy = merge(
    base,
    appCheckSources(),
    tagManagerSources(),
    usesMaps(path) ? mapsSources() : {},
    usesVideos(path) ? videoSources : {},
  );
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
