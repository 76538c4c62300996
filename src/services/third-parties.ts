import { mapsScriptUrl } from './settings';

/** Origins by the directive of a Content-Security-Policy. */
export type Sources = Record<string, string[]>;

/** Whom a page's scripts come from besides the site itself: only the pages that use them name them (design 17, 18). */
const thirdParties: { page: RegExp; sources: () => Sources }[] = [
  { page: /\/book-now$/, sources: mapsSources },
  {
    page: /^\/book$/,
    sources: () => ({
      'script-src': ['https://www.youtube.com', 'https://player.vimeo.com'],
      'frame-src': [
        'https://www.youtube-nocookie.com',
        'https://www.youtube.com',
        'https://player.vimeo.com',
      ],
    }),
  },
];

function mapsSources(): Sources {
  const url = mapsScriptUrl();
  if (!url?.startsWith('https:')) return {};
  return {
    'script-src': [new URL(url).origin],
    'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
    'img-src': ['https://maps.gstatic.com', 'https://maps.googleapis.com'],
  };
}

export function thirdPartiesOf(path: string): Sources[] {
  const used = thirdParties.filter(({ page }) => page.test(path)).map(({ sources }) => sources());
  return used.filter((sources) => Object.keys(sources).length > 0);
}

/** Whether a page has a policy of its own, so that it must be loaded anew to have it. */
export function hasOwnPolicy(path: string): boolean {
  return thirdPartiesOf(path).length > 0;
}
