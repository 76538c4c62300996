import {
  campaignNames,
  longestAddressParts,
  longestCitySlug,
  longestFillMs,
  longestMessage,
  longestName,
  longestTouchText,
  pagePathPattern,
  postalCodeLength,
  propertyTypes,
  referrerPattern,
  unknownIp,
} from '../../../shared/values/limits';
import {
  consentVersionPattern,
  deviceKinds,
  formNames,
  longestLocationId,
  phonePattern,
  siteVersionPattern,
  windowStarts,
  zipPattern,
} from '../../../shared/values/record-limits';
import { endTime } from './booking';
import { ipAddressPattern } from './ip-address';
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

/**
 * The one table of everything that is saved: what the database accepts in each field, where its value comes from, and,
 * through RecordOf, its type. The rules of the database are written from here, a refusal is explained by it, and
 * `?debug=lead` shows it. Pages import only its types: no page loads it.
 */

const form = 'the form';
const clock = 'the visitor’s clock';

// Excludes characters of ASCII only: letters of all alphabets stay, and so do an apostrophe and a hyphen in a name.
const name = text(`${seenExcept('!-&(-,.-@\\[-`\\{-~')}{1,${longestName}}`, {
  hasWords: true,
  from: form,
  expected: `1 to ${longestName} letters and spaces`,
});
const message = text(`${seenExcept('-!-+\\/:-@\\[-`\\{-~')}+`, {
  longest: longestMessage,
  hasWords: true,
  from: form,
  expected: `1 to ${longestMessage.toLocaleString('en')} letters, digits, spaces, periods and commas`,
});
const phone = text(phonePattern, { from: form, expected: 'ten digits, such as 416-555-0199' });
const ipAddress = text(anyOf([unknownIp, ipAddressPattern]), {
  from: 'IP lookup: asked when you send',
  expected: `an IP address, or "${unknownIp}"`,
});
const locationId = text(`[0-9]{0,${longestLocationId}}`, {
  from: 'the page’s city; empty on a page without one',
  expected: `at most ${longestLocationId} digits: "locationId" of the city’s file`,
});

const yearsFrom1970 = '(19[7-9]|2[0-9][0-9])[0-9]';
const leapYears = '(19(7[26]|8[048]|9[26])|2[048]00|2[0-9](0[48]|[2468][048]|[13579][26]))';

/** A day of the calendar from 1970 to 2999 as YYYY-MM-DD, with the 29th of February only in leap years. */
const calendarDay =
  `(${yearsFrom1970}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)` +
  `|02-(0[1-9]|1[0-9]|2[0-8]))|${leapYears}-02-29)`;
const timeOfDay = '([01][0-9]|2[0-3]):[0-5][0-9]';

const day = (from: string) => text(calendarDay, { from, expected: 'a day, such as 2026-11-30' });
/** A time as `toISOString` writes it. */
const isoTime = (from: string) => text(`${calendarDay}T${timeOfDay}:[0-5][0-9][.][0-9]{3}Z`, { from });

const leads = group({
  date: day(clock),
  email: exactly('Unavailable'),
  phone,
  zip: text(zipPattern, {
    from: 'the form, in lowercase; empty where it does not ask',
    expected: `at most ${postalCodeLength} letters and digits`,
  }),
  source: exactly('Paid Ads'),
  brand_id: exactly(1),
  status: exactly('new'),
  won_by: exactly(''),
  location_id: locationId,
  name,
  time: text(timeOfDay, { from: clock, expected: 'a time, such as 09:05' }),
  note_from_customer: message,
  ip_address: ipAddress,
});

const addressPart = (part: keyof typeof longestAddressParts, from = form) =>
  text(`${seenExcept('<>')}{0,${longestAddressParts[part]}}`, { from });

const windowEnd: Field<string> = {
  kind: 'paired',
  field: 'start_time',
  pairs: windowStarts.map((start) => [start, endTime(start)]),
  from: 'two hours after start_time',
  expected: 'two hours after start_time',
};

const jobs = group({
  brand_id: exactly(1),
  cus_address: group({
    street: addressPart('street'),
    unit: addressPart('unit', 'the form, for an apartment'),
    city: addressPart('city'),
    state: addressPart('state'),
    zip: addressPart('zip'),
    country: addressPart('country', 'the chosen suggestion, else the country of the page’s city'),
  }),
  cus_email: exactly('Unavailable'),
  cus_name: name,
  cus_phone: phone,
  date: day('the form, a day by the city’s clock'),
  description: message,
  end_time: windowEnd,
  start_time: text(anyOf(windowStarts), {
    from: form,
    expected: 'the start of a time slot, such as 9:00',
  }),
  ip_address: ipAddress,
  is_time_sensitive: yesOrNo({ from: form }),
  sensitive_reason: exactly(''),
  job_status: exactly('active'),
  property_type: text(`${anyOf(propertyTypes)}?`, {
    from: form,
    expected: 'a property type of the form, or nothing',
  }) as Field<(typeof propertyTypes)[number] | ''>,
  location_id: locationId,
  type: exactly('Full Service'),
});

function touch(from: string) {
  const campaign = optional(
    // Advertisers may write any character except angle brackets.
    text(`${seenExcept('<>')}{1,${longestTouchText}}`, { from }),
  );
  const campaigns = Object.fromEntries(campaignNames.map((field) => [field, campaign]));
  return group({
    ...(campaigns as Record<(typeof campaignNames)[number], typeof campaign>),
    landing_page: text(pagePathPattern, { longest: longestTouchText, from }),
    referrer: optional(text(referrerPattern, { longest: longestTouchText, from })),
    at: isoTime(from),
  });
}

/** What is saved beside a record (docs/decisions/0047). */
const context = group({
  trap_filled: yesOrNo({ from: 'the honeypot, a field that people do not see' }),
  fill_ms: number({
    most: longestFillMs,
    from: 'the visitor’s clock, since the form was first pressed; 0 before that',
  }),
  form: oneOf(formNames, { from: 'which form of the site this is' }),
  /** The path of the page from which the visitor sent the form. */
  page: text(pagePathPattern, { longest: longestTouchText, from: 'the path of the page’s address' }),
  /** Only of a page that is not in English. */
  language: optional(
    text('[a-z]{2}', {
      from: 'the language of the page, where it is not English',
      expected: 'two letters, such as fr',
    }),
  ),
  /** Older pages did not send it. */
  device: optional(oneOf(deviceKinds, { from: 'pointer and window of the browser' })),
  site_version: text(siteVersionPattern, {
    from: 'the build of the site',
    expected: 'at most 40 letters, digits and signs: GATSBY_SITE_VERSION',
  }),
  first_touch: optional(touch('first touch, kept on this device')),
  last_touch: optional(touch('last touch from a campaign or another site, else the first one')),
  consent: group({
    text_version: text(consentVersionPattern, {
      from: '"consent" of content/site/forms.json: its version, and a hash of its words',
      expected: 'a date and a hash: "version" of "consent" in content/site/forms.json',
    }),
    at: isoTime(clock),
    /** Only where the form showed the box. */
    marketing_texts: optional(yesOrNo({ from: 'the box of the form' })),
    /** Whether the pop-up may show the first name; only where the form showed that box. */
    name_shown: optional(yesOrNo({ from: 'the box of the form' })),
  }),
});

/** A press on a number to call or to text: nothing of the person (docs/leads.md). */
const presses = group({
  pressed: oneOf(['call', 'text']),
  city: text(`[-0-9a-z]{0,${longestCitySlug}}`),
  /** Absent where the last visit names none. */
  campaign: optional(text(`${seenExcept('<>')}{1,${longestTouchText}}`)),
});

export const recordTable = { leads, jobs, context, presses };
