import type { tagVendors } from '../content-model/schema/measuring';

type Vendor = (typeof tagVendors)[number];

const ads = [
  'https://www.google.com',
  'https://google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const meta = ['https://connect.facebook.net', 'https://www.facebook.com'];
const microsoft = ['https://bat.bing.com', 'https://bat.bing.net'];
const plausible = ['https://plausible.io'];
const callRail = ['https://cdn.callrail.com', 'https://js.callrail.com'];

/** What each company's tags need of a policy, by its own guide for policies where it has one. */
export const vendorSources: Record<Vendor, Record<string, string[]>> = {
  'Google Ads': {
    'script-src': ads,
    'img-src': [...ads, 'https://www.google.ca'],
    'connect-src': [...ads, 'https://www.google.ca'],
    'frame-src': [
      'https://www.googletagmanager.com',
      'https://td.doubleclick.net',
      'https://bid.g.doubleclick.net',
    ],
  },
  Meta: { 'script-src': [meta[0]!], 'img-src': [meta[1]!], 'connect-src': meta },
  'Microsoft Advertising': { 'script-src': microsoft, 'img-src': microsoft, 'connect-src': microsoft },
  Plausible: { 'script-src': plausible, 'connect-src': plausible },
  CallRail: { 'script-src': callRail, 'img-src': callRail, 'connect-src': callRail },
};
