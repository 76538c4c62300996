import type { AttributionTouch } from '../attribution/attribution';
import { campaignNames, longestFillMs, longestTouchText, pagePathPattern, referrerPattern } from '../limits';
import { consentVersionPattern, deviceKinds, formNames, siteVersionPattern } from '../record-limits';
import { isoTime } from './date-patterns';
import { group, oneOf, seenExcept, textOf, yesOrNo, type Shape } from './shapes';
import type { SubmissionMetadata } from './submission-metadata';

const page = textOf(pagePathPattern, longestTouchText);
const time = textOf(isoTime);
// Advertisers may write any character except angle brackets.
const campaign = textOf(`${seenExcept('<>')}{1,${longestTouchText}}`);

type CampaignName = (typeof campaignNames)[number];

const campaignFields = Object.fromEntries(campaignNames.map((name) => [name, campaign])) as Record<
  CampaignName,
  Shape
>;

const touchFields: Record<keyof AttributionTouch, Shape> = {
  ...campaignFields,
  landing_page: page,
  referrer: textOf(referrerPattern, longestTouchText),
  at: time,
};

const touch = group(touchFields, [...campaignNames, 'referrer']);

const consentFields: Record<keyof SubmissionMetadata['consent'], Shape> = {
  text_version: textOf(consentVersionPattern),
  at: time,
  marketing_texts: yesOrNo,
  name_shown: yesOrNo,
};

const metadataFields: Record<keyof SubmissionMetadata, Shape> = {
  trap_filled: yesOrNo,
  fill_ms: { kind: 'number', most: longestFillMs },
  form: textOf(oneOf(formNames)),
  page,
  device: textOf(oneOf(deviceKinds)),
  site_version: textOf(siteVersionPattern),
  first_touch: touch,
  last_touch: touch,
  consent: group(consentFields, ['marketing_texts', 'name_shown']),
};

/** What the database accepts beside a record (docs/decisions/0047). The rules are written from here. */
export const metadataShape = group(metadataFields, ['device', 'first_touch', 'last_touch']);
