import type { campaignNames } from '../../../src/shared/values/limits';

export type ClickIdName = Extract<
  (typeof campaignNames)[number],
  'gclid' | 'gbraid' | 'wbraid' | 'msclkid' | 'fbclid'
>;

/** A press on an advertisement, with the id that its platform gave it; `at` in milliseconds since 1970. */
export type Click = { name: ClickIdName; id: string; at: number };

/** A request that an advertisement brought. */
export type Conversion = {
  /** The push id of the request. */
  key: string;
  click: Click;
  /** As the conversion is called in the accounts of the platforms. */
  name: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The address of the page from which it was sent; empty where that is not known. */
  address: string;
  /** Empty where the owner has not set a value. */
  value: string;
  currency: string;
};

/** Platforms refuse columns that they do not expect: an optional one is left out where no conversion has it. */
type Column = readonly [title: string, value: (conversion: Conversion) => string, isOptional?: 'optional'];

export type Platform = {
  title: string;
  /** As a request is counted that has its id, and no name of a campaign. */
  advertiser: string;
  /** Of one visit the first that is there counts, because platforms take one id for each conversion. */
  clickIds: readonly ClickIdName[];
  /** The row above the titles, where there is one. */
  parameters?: string;
  columns: readonly Column[];
  /** Whether the platform no longer takes the conversion; all three in milliseconds. */
  isTooOld: (clickedAt: number, sentAt: number, now: number) => boolean;
  tooOld: string;
  /** Two conversions with the same answer count as one for the platform. */
  identityOf: (conversion: Conversion) => string;
};

const dayMs = 24 * 60 * 60_000;

/** In UTC, which has no hour that comes twice: 2026-11-23 14:05:00. */
const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const idOf =
  (name: ClickIdName) =>
  ({ click }: Conversion): string =>
    click.name === name ? click.id : '';

/** What the files of Google Ads and Microsoft Advertising have in common. */
const namedByTime = {
  parameters: 'Parameters:TimeZone=+0000',
  isTooOld: (clickedAt: number, _sentAt: number, now: number) => now - clickedAt > 90 * dayMs,
  tooOld: 'whose click was more than 90 days ago',
};
const namedConversion: readonly Column[] = [
  ['Conversion Name', ({ name }) => name],
  ['Conversion Time', ({ sentAt }) => timeOf(sentAt)],
  ['Conversion Value', ({ value }) => value, 'optional'],
  ['Conversion Currency', ({ currency }) => currency, 'optional'],
];

/** The files that the platforms take, by their published formats (docs/leads.md names the pages). */
export const platforms = {
  'google-ads': {
    ...namedByTime,
    title: 'Google Ads',
    advertiser: 'google ads',
    clickIds: ['gclid', 'gbraid', 'wbraid'],
    columns: [
      ['Google Click ID', idOf('gclid')],
      ['GBRAID', idOf('gbraid'), 'optional'],
      ['WBRAID', idOf('wbraid'), 'optional'],
      ...namedConversion,
    ],
    identityOf: ({ click, name, sentAt }) => [click.id, name, timeOf(sentAt)].join('\n'),
  },
  'microsoft-ads': {
    ...namedByTime,
    title: 'Microsoft Advertising',
    advertiser: 'microsoft ads',
    clickIds: ['msclkid'],
    columns: [['Microsoft Click ID', idOf('msclkid')], ...namedConversion],
    identityOf: ({ click, sentAt }) => [click.id, timeOf(sentAt)].join('\n'),
  },
  meta: {
    title: 'Meta',
    advertiser: 'facebook or instagram',
    // Meta adds it to links that nobody paid for as well.
    clickIds: ['fbclid'],
    columns: [
      ['event_name', ({ name }) => name],
      ['event_time', ({ sentAt }) => String(Math.floor(sentAt / 1000))],
      ['action_source', () => 'website'],
      ['event_id', ({ key }) => key],
      ['event_source_url', ({ address }) => address],
      ['user_data.fbc', ({ click }) => `fb.1.${click.at}.${click.id}`],
      ['custom_data.value', ({ value }) => value, 'optional'],
      ['custom_data.currency', ({ currency }) => currency, 'optional'],
    ],
    isTooOld: (clickedAt, sentAt, now) => now - sentAt > 7 * dayMs || sentAt - clickedAt > 7 * dayMs,
    tooOld: 'sent more than 7 days ago, or more than 7 days after the click',
    identityOf: ({ key }) => key,
  },
} as const satisfies Record<string, Platform>;

export type PlatformName = keyof typeof platforms;
export const platformNames = Object.keys(platforms) as PlatformName[];
