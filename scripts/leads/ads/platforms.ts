import type { campaignNames } from '../../../src/domain/limits';

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

type Column = {
  title: string;
  value: (conversion: Conversion) => string;
  /** What the platform takes in this column. */
  rule: RegExp;
  /** Left out of the file where no conversion has it: platforms refuse columns that they do not expect. */
  isOptional?: true;
};

export type Platform = {
  title: string;
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

const idRule = /^\w[\w-]*$/;
const nameRule = /^[^{}",;\t\r\n]{1,50}$/;
const timeRule = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const valueRule = /^(\d+(\.\d+)?)?$/;
const currencyRule = /^([A-Z]{3})?$/;

const clickColumn = (title: string, name: ClickIdName) => ({
  title,
  value: ({ click }: Conversion) => (click.name === name ? click.id : ''),
});

/** What the files of Google Ads and Microsoft Advertising have in common. */
const namedConversion: readonly Column[] = [
  { title: 'Conversion Name', value: ({ name }) => name, rule: nameRule },
  { title: 'Conversion Time', value: ({ sentAt }) => timeOf(sentAt), rule: timeRule },
  { title: 'Conversion Value', value: ({ value }) => value, rule: valueRule, isOptional: true },
  { title: 'Conversion Currency', value: ({ currency }) => currency, rule: currencyRule, isOptional: true },
];

const inUtc = 'Parameters:TimeZone=+0000';
const afterQuarter = 'whose click was more than 90 days ago';

/**
 * The files that three platforms take, by their published formats (docs/leads.md names the pages): the columns and their
 * rules, and how old a click may be.
 */
export const platforms = {
  'google-ads': {
    title: 'Google Ads',
    clickIds: ['gclid', 'gbraid', 'wbraid'],
    parameters: inUtc,
    columns: [
      { ...clickColumn('Google Click ID', 'gclid'), rule: /^(\w[\w-]*)?$/ },
      { ...clickColumn('GBRAID', 'gbraid'), rule: /^(\w[\w-]*)?$/, isOptional: true },
      { ...clickColumn('WBRAID', 'wbraid'), rule: /^(\w[\w-]*)?$/, isOptional: true },
      ...namedConversion,
    ],
    isTooOld: (clickedAt, _sentAt, now) => now - clickedAt > 90 * dayMs,
    tooOld: afterQuarter,
    identityOf: ({ click, name, sentAt }) => [click.id, name, timeOf(sentAt)].join('\n'),
  },
  'microsoft-ads': {
    title: 'Microsoft Advertising',
    clickIds: ['msclkid'],
    parameters: inUtc,
    columns: [{ ...clickColumn('Microsoft Click ID', 'msclkid'), rule: idRule }, ...namedConversion],
    isTooOld: (clickedAt, _sentAt, now) => now - clickedAt > 90 * dayMs,
    tooOld: afterQuarter,
    identityOf: ({ click, sentAt }) => [click.id, timeOf(sentAt)].join('\n'),
  },
  meta: {
    title: 'Meta',
    clickIds: ['fbclid'],
    columns: [
      { title: 'event_name', value: ({ name }) => name, rule: nameRule },
      { title: 'event_time', value: ({ sentAt }) => String(Math.floor(sentAt / 1000)), rule: /^\d{10}$/ },
      { title: 'action_source', value: () => 'website', rule: /^website$/ },
      { title: 'event_id', value: ({ key }) => key, rule: /^[\w-]{20}$/ },
      { title: 'event_source_url', value: ({ address }) => address, rule: /^(https:\/\/[!-~]+)?$/ },
      {
        title: 'user_data.fbc',
        value: ({ click }) => `fb.1.${click.at}.${click.id}`,
        rule: /^fb\.1\.\d{13}\.\w[\w-]*$/,
      },
      { title: 'custom_data.value', value: ({ value }) => value, rule: valueRule, isOptional: true },
      {
        title: 'custom_data.currency',
        value: ({ currency }) => currency,
        rule: currencyRule,
        isOptional: true,
      },
    ],
    isTooOld: (clickedAt, sentAt, now) => now - sentAt > 7 * dayMs || sentAt - clickedAt > 7 * dayMs,
    tooOld: 'sent more than 7 days ago, or more than 7 days after the click',
    identityOf: ({ key }) => key,
  },
} as const satisfies Record<string, Platform>;

export type PlatformName = keyof typeof platforms;
