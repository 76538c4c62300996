import type { SubmissionMetadata } from '../../src/domain/requests/submission-metadata';
import {
  campaignNames,
  consentVersionPattern,
  deviceKinds,
  formNames,
  longestFillMs,
  longestTouchText,
  pagePathPattern,
  referrerPattern,
  siteVersionPattern,
} from '../../src/domain/limits';
import type { AttributionTouch } from '../../src/domain/attribution/attribution';
import { isoTime } from './dates';
import {
  all,
  group,
  hasAll,
  matches,
  oneOf,
  pushId,
  seenExcept,
  textOf,
  yesOrNo,
  type Rules,
} from './expressions';

const page = textOf(pagePathPattern, longestTouchText);
const time = textOf(isoTime);
// Advertisers may write any character except angle brackets.
const campaign = textOf(`${seenExcept('<>')}{1,${longestTouchText}}`);

const touchFields: Record<Exclude<keyof AttributionTouch, (typeof campaignNames)[number]>, Rules> = {
  landing_page: page,
  referrer: textOf(referrerPattern, longestTouchText),
  at: time,
};

const touch = group(
  { ...Object.fromEntries(campaignNames.map((name) => [name, campaign])), ...touchFields },
  { '.validate': hasAll('newData', ['landing_page', 'at']) },
);

const consentFields: Record<keyof SubmissionMetadata['consent'], Rules> = {
  text_version: textOf(consentVersionPattern),
  at: time,
  marketing_texts: yesOrNo,
};

const contextFields: Record<keyof SubmissionMetadata, Rules> = {
  trap_filled: yesOrNo,
  fill_ms: { '.validate': `newData.isNumber() && newData.val() >= 0 && newData.val() <= ${longestFillMs}` },
  form: textOf(oneOf(formNames)),
  page,
  device: textOf(oneOf(deviceKinds)),
  site_version: textOf(siteVersionPattern),
  first_touch: touch,
  last_touch: touch,
  consent: group(consentFields, { '.validate': hasAll('newData', ['text_version', 'at']) }),
};

const needed: (keyof SubmissionMetadata)[] = [
  'trap_filled',
  'fill_ms',
  'form',
  'page',
  'site_version',
  'consent',
];

const isBesideRecord = ['leads', 'jobs']
  .map((collection) => `newData.parent().parent().child('${collection}').child($record).exists()`)
  .join(' || ');

/** May be written once, beside a record that is saved before or by the same update, as a closing page sends it. */
const write = all(
  '!data.exists()',
  matches('$record', pushId),
  `(${isBesideRecord})`,
  'newData.getPriority() === null',
  hasAll('newData', needed),
);

export const context: Rules = { $record: group(contextFields, { '.write': write }) };
