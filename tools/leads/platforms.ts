import { dayMs } from '../../src/shared/time/days';
import type { clickNames } from '../../src/shared/values/limits';

type ClickIdName = (typeof clickNames)[number];

/** A press on an advertisement, with the id that its platform gave it; `at` in milliseconds since 1970. */
export type Click = { name: ClickIdName; id: string; at: number };

export type Conversion = {
  /** The push id of the request; that of a won job ends with its name. */
  key: string;
  /** Undefined where the platform needs no click, and none is known. */
  click: Click | undefined;
  /** The phone of whoever asked, hashed; empty where the platform takes none. */
  phone: string;
  name: string;
  at: number;
  /** The address of the page from which it was sent; empty where that is not known, and for a won job. */
  address: string;
  /** Empty where neither the owner nor the office has set a value. */
  value: string;
  currency: string;
};

/** Platforms refuse columns that they do not expect: an optional one is left out where no conversion has it. */
type Column = readonly [title: string, value: (conversion: Conversion) => string, isOptional?: 'optional'];

export type Platform = {
  title: string;
  /** Which name of content/site/conversions.json it takes. */
  account: 'google' | 'microsoft' | 'meta';
  /** Whether it matches requests by hashed phones too, so that a click need not be known. */
  hasPhones?: boolean;
  note?: string;
  /** The name for requests that have its click id but no campaign. */
  advertiser: string;
  /** The latest counts, and of one visit the first that is there: platforms take one id for each conversion. */
  clickIds: readonly ClickIdName[];
  parameters?: string;
  columns: readonly Column[];
  /** Whether the platform no longer takes the conversion; all three in milliseconds. */
  isTooOld: (clickedAt: number, at: number, now: number) => boolean;
  tooOld: string;
  /** Two conversions with the same answer count as one for the platform; missing where only their keys count. */
  identityOf?: (conversion: Conversion) => string;
};

/** In UTC, which has no hour that comes twice: 2026-11-23 14:05:00. */
const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const idOf =
  (name: ClickIdName) =>
  ({ click }: Conversion): string =>
    click?.name === name ? click.id : '';

const namedByTime = {
  parameters: 'Parameters:TimeZone=+0000',
  isTooOld: (clickedAt: number, _at: number, now: number) => now - clickedAt > 90 * dayMs,
  tooOld: 'whose click was more than 90 days ago',
};
const namedConversion: readonly Column[] = [
  ['Conversion Name', ({ name }) => name],
  ['Conversion Time', ({ at }) => timeOf(at)],
  ['Conversion Value', ({ value }) => value, 'optional'],
  ['Conversion Currency', ({ currency }) => currency, 'optional'],
];
const google = { ...namedByTime, title: 'Google Ads', advertiser: 'google ads', account: 'google' } as const;

export const platforms = {
  'google-ads': {
    ...google,
    clickIds: ['gclid', 'gbraid', 'wbraid'],
    columns: [
      ['Google Click ID', idOf('gclid')],
      ['GBRAID', idOf('gbraid'), 'optional'],
      ['WBRAID', idOf('wbraid'), 'optional'],
      ...namedConversion,
    ],
    identityOf: ({ click, name, at }) => [click?.id, name, timeOf(at)].join('\n'),
  },
  'google-enhanced': {
    ...google,
    hasPhones: true,
    // Beside a phone Google takes this id alone.
    clickIds: ['gclid'],
    columns: [
      ['Phone Number', ({ phone }) => phone],
      ['Google Click ID', idOf('gclid'), 'optional'],
      ...namedConversion,
      ['Order ID', ({ key }) => key],
    ],
    isTooOld: (clickedAt, _at, now) => now - clickedAt > 63 * dayMs,
    tooOld: 'whose click, or the request itself, was more than 63 days ago',
    note: 'It has hashed phones: delete it after the upload.',
  },
  'microsoft-ads': {
    ...namedByTime,
    title: 'Microsoft Advertising',
    advertiser: 'microsoft ads',
    account: 'microsoft',
    clickIds: ['msclkid'],
    columns: [['Microsoft Click ID', idOf('msclkid')], ...namedConversion],
    identityOf: ({ click, at }) => [click?.id, timeOf(at)].join('\n'),
  },
  meta: {
    title: 'Meta',
    advertiser: 'facebook or instagram',
    account: 'meta',
    // Meta adds it to links that nobody paid for as well.
    clickIds: ['fbclid'],
    columns: [
      ['event_name', ({ name }) => name],
      ['event_time', ({ at }) => String(Math.floor(at / 1000))],
      ['action_source', ({ address }) => (address ? 'website' : 'physical_store')],
      ['event_id', ({ key }) => key],
      ['event_source_url', ({ address }) => address],
      ['user_data.fbc', ({ click }) => `fb.1.${click?.at}.${click?.id}`],
      ['custom_data.value', ({ value }) => value, 'optional'],
      ['custom_data.currency', ({ currency }) => currency, 'optional'],
    ],
    isTooOld: (clickedAt, at, now) => now - at > 7 * dayMs || at - clickedAt > 7 * dayMs,
    tooOld: 'sent more than 7 days ago, or more than 7 days after the click',
    note: 'It has no client_user_agent, which the site does not keep: see in "Test events" what Meta makes of it.',
  },
} as const satisfies Record<string, Platform>;

export type PlatformName = keyof typeof platforms;
export const platformNames = Object.keys(platforms) as PlatformName[];
