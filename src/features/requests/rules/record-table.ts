import * as limits from '../../../shared/values/limits';
import * as recordLimits from '../../../shared/values/record-limits';
import { endTime } from './booking';
import {
  anyOf,
  exactly,
  group,
  number,
  oneOf,
  optional,
  seenExcept,
  text,
  yesOrNo,
  type Field,
} from './field';

/** `::` may once stand for any number of zeros, and an IPv4 address for the last two groups. */
const ipPart = '(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const four = `${ipPart}([.]${ipPart}){3}`;
const ipGroup = '[0-9A-Fa-f]{1,4}';

/** `::` with at most `before` groups in front of it, and so few behind it that it stands for at least one group. */
const shortened = (before: number): string => `(${ipGroup}:){1,${before}}(:${ipGroup}){1,${7 - before}}`;

const shortenedBeforeFour = (before: number): string =>
  `(${ipGroup}:){1,${before}}:(${ipGroup}:){1,${5 - before}}`;

const numbers = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

const six = [
  `(${ipGroup}:){7}${ipGroup}`,
  `(${ipGroup}:){1,7}:`,
  ...numbers(6).map(shortened),
  `:(:${ipGroup}){1,7}`,
  '::',
].join('|');
const beforeFour = [
  `(${ipGroup}:){6}`,
  `::(${ipGroup}:){0,5}`,
  `(${ipGroup}:){1,5}:`,
  ...numbers(4).map(shortenedBeforeFour),
].join('|');

const ipAddressPattern = `(${six}|(${beforeFour})?${four})`;

// Excludes characters of ASCII only: letters of all alphabets stay, and so do an apostrophe and a hyphen in a name.
const name = text(`${seenExcept('!-&(-,.-@\\[-`\\{-~')}{1,${limits.longestName}}`, {
  hasWords: true,
  expected: `1 to ${limits.longestName} letters and spaces`,
});
const message = text(`${seenExcept('-!-+\\/:-@\\[-`\\{-~')}+`, {
  longest: limits.longestMessage,
  hasWords: true,
  expected: `1 to ${limits.longestMessage.toLocaleString('en')} letters, digits, spaces, periods and commas`,
});
const phone = text(recordLimits.phonePattern, { expected: 'ten digits, such as 416-555-0199' });
const ipAddress = text(anyOf([limits.unknownIp, ipAddressPattern]), {
  expected: `an IP address, or "${limits.unknownIp}"`,
});
const locationId = text(`[0-9]{0,${recordLimits.longestLocationId}}`, {
  expected: `at most ${recordLimits.longestLocationId} digits: "locationId" of the city’s file`,
});

const yearsFrom1970 = '(19[7-9]|2[0-9][0-9])[0-9]';
const leapYears = '(19(7[26]|8[048]|9[26])|2[048]00|2[0-9](0[48]|[2468][048]|[13579][26]))';

/** A day of the calendar from 1970 to 2999 as YYYY-MM-DD, with the 29th of February only in leap years. */
const calendarDay =
  `(${yearsFrom1970}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)` +
  `|02-(0[1-9]|1[0-9]|2[0-8]))|${leapYears}-02-29)`;
const timeOfDay = '([01][0-9]|2[0-3]):[0-5][0-9]';

const day = text(calendarDay, { expected: 'a day, such as 2026-11-30' });
const isoTime = text(`${calendarDay}T${timeOfDay}:[0-5][0-9][.][0-9]{3}Z`);

const leads = group({
  date: day,
  email: exactly('Unavailable'),
  phone,
  zip: text(recordLimits.zipPattern, { expected: `at most ${limits.postalCodeLength} letters and digits` }),
  source: exactly('Paid Ads'),
  brand_id: exactly(1),
  status: exactly('new'),
  won_by: exactly(''),
  location_id: locationId,
  name,
  time: text(timeOfDay, { expected: 'a time, such as 09:05' }),
  note_from_customer: message,
  ip_address: ipAddress,
});

const addressPart = (part: keyof typeof limits.longestAddressParts) =>
  text(`${seenExcept('<>')}{0,${limits.longestAddressParts[part]}}`);

const windowEnd: Field<string> = {
  kind: 'paired',
  field: 'start_time',
  pairs: recordLimits.windowStarts.map((start) => [start, endTime(start)]),
  expected: 'two hours after start_time',
};

const jobs = group({
  brand_id: exactly(1),
  cus_address: group({
    street: addressPart('street'),
    unit: addressPart('unit'),
    city: addressPart('city'),
    state: addressPart('state'),
    zip: addressPart('zip'),
    country: addressPart('country'),
  }),
  cus_email: exactly('Unavailable'),
  cus_name: name,
  cus_phone: phone,
  date: day,
  description: message,
  end_time: windowEnd,
  start_time: text(anyOf(recordLimits.windowStarts), { expected: 'the start of a time slot, such as 9:00' }),
  ip_address: ipAddress,
  is_time_sensitive: yesOrNo,
  sensitive_reason: exactly(''),
  job_status: exactly('active'),
  property_type: text(`${anyOf(limits.propertyTypes)}?`, {
    expected: 'a property type of the form, or nothing',
  }) as Field<(typeof limits.propertyTypes)[number] | ''>,
  location_id: locationId,
  type: exactly('Full Service'),
});

/** Advertisers may write any character except angle brackets. */
const campaign = optional(text(`${seenExcept('<>')}{1,${limits.longestTouchText}}`));
const campaigns = Object.fromEntries(limits.campaignNames.map((field) => [field, campaign]));
const touch = group({
  ...(campaigns as Record<(typeof limits.campaignNames)[number], typeof campaign>),
  landing_page: text(limits.pagePathPattern, { longest: limits.longestTouchText }),
  referrer: optional(text(limits.referrerPattern, { longest: limits.longestTouchText })),
  at: isoTime,
});
const clicks = Object.fromEntries(limits.clickNames.map((field) => [field, optional(touch)]));

/** What is saved beside a record (docs/decisions/0047). */
const context = group({
  trap_filled: yesOrNo,
  fill_ms: number(limits.longestFillMs),
  form: oneOf(recordLimits.formNames),
  page: text(limits.pagePathPattern, { longest: limits.longestTouchText }),
  /** Only of a page that is not in English. */
  language: optional(text('[a-z]{2}', { expected: 'two letters, such as fr' })),
  /** Older pages did not send it. */
  device: optional(oneOf(recordLimits.deviceKinds)),
  site_version: text(recordLimits.siteVersionPattern, {
    expected: 'at most 40 letters, digits and signs: GATSBY_SITE_VERSION',
  }),
  first_touch: optional(touch),
  last_touch: optional(touch),
  /** The latest visit with each: it may have been between those two. */
  ...(clicks as Record<(typeof limits.clickNames)[number], ReturnType<typeof optional<typeof touch>>>),
  consent: group({
    text_version: text(recordLimits.consentVersionPattern, {
      expected: 'a date and a hash: "version" of "consent" in content/site/forms.json',
    }),
    at: isoTime,
    marketing_texts: optional(yesOrNo),
    /** Whether the pop-up may show the first name; only where the form showed that box. */
    name_shown: optional(yesOrNo),
  }),
});

/** A press on a number to call or to text: nothing of the person (docs/leads.md). */
const presses = group({
  pressed: oneOf(['call', 'text']),
  city: text(`[-0-9a-z]{0,${limits.longestCitySlug}}`),
  campaign,
});

/** The one table of everything that is saved: the rules, types and explanations of refusals come from it. */
export const recordTable = { leads, jobs, context, presses };
