const ads = [
  'https://www.google.com',
  'https://google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const facebookScripts = 'https://connect.facebook.net';
const facebook = 'https://www.facebook.com';
const microsoft = ['https://bat.bing.com', 'https://bat.bing.net'];
const plausible = ['https://plausible.io'];
const callRail = ['https://cdn.callrail.com', 'https://js.callrail.com'];

/** What each company's tags need of a policy, by its own guide for policies where it has one. */
export const vendorSources = {
  'google-ads': {
    'script-src': ads,
    'img-src': [...ads, 'https://www.google.ca'],
    'connect-src': [...ads, 'https://www.google.ca'],
    'frame-src': [
      'https://www.googletagmanager.com',
      'https://td.doubleclick.net',
      'https://bid.g.doubleclick.net',
    ],
  },
  meta: {
    'script-src': [facebookScripts],
    'img-src': [facebook],
    'connect-src': [facebookScripts, facebook],
  },
  'microsoft-ads': { 'script-src': microsoft, 'img-src': microsoft, 'connect-src': microsoft },
  plausible: { 'script-src': plausible, 'connect-src': plausible },
  callrail: { 'script-src': callRail, 'img-src': callRail, 'connect-src': callRail },
} satisfies Record<string, Record<string, string[]>>;

export type VendorName = keyof typeof vendorSources;
