import type { AttributionTouch } from '../../domain/attribution/attribution';
import type { Job } from '../../domain/requests/job';
import type { Lead } from '../../domain/requests/lead';
import type { SubmissionMetadata } from '../../domain/requests/submission-metadata';

/**
 * The texts of the saved view. They are for staff and describe the code's own fields. No visitor reads them, so they are
 * in code, like those of the editing screen.
 */
export const words = {
  title: 'What is saved',
  notSent:
    'Nothing is sent from here: no record, no IP lookup. The form works as always. This is what it would save if it were sent now.',
  forms: 'This page has several forms. Press into one to see it here.',
  records: { leads: 'Lead', jobs: 'Job' },
  metadata: 'Metadata beside it',
  under: { record: 'Saved at', metadata: 'Saved at' },
  keyLater: 'a push id, made when you send',
  sameKey: 'the same push id',
  formRefuses: 'The form would not be sent yet',
  formSends: 'The form would be sent.',
  accepted: 'Accepted',
  refused: 'Refused',
  wouldAccept: 'The database would accept it',
  wouldRefuse: 'The database would refuse',
  empty: '(empty)',
  from: 'From',
  rules: 'Rules',
  noTouch: 'No touch is saved: this browser asks not to be tracked (Global Privacy Control or Do Not Track).',
  noMarketing: 'consent/marketing_texts is left out: this form does not ask.',
  copy: 'Copy as JSON',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy. Select the text and copy it.',
  json: 'As JSON',
  end: 'Stop showing this',
};

const form = 'the form';
const fixed = 'fixed';
const clock = 'the visitor’s clock';
const ipLookup = 'IP lookup: asked when you send';
const city = 'the page’s city; empty on a page without one';

/** Where each value of a record comes from, by its path. */
export const recordSources: {
  leads: Record<keyof Lead, string>;
  jobs: Record<Exclude<keyof Job, 'cus_address'> | `cus_address/${keyof Job['cus_address']}`, string>;
} = {
  leads: {
    date: clock,
    email: fixed,
    phone: form,
    zip: 'the form, in lowercase; empty where it does not ask',
    source: fixed,
    brand_id: fixed,
    status: fixed,
    won_by: fixed,
    location_id: city,
    name: form,
    time: clock,
    note_from_customer: form,
    ip_address: ipLookup,
  },
  jobs: {
    brand_id: fixed,
    'cus_address/street': form,
    'cus_address/unit': 'the form, for an apartment',
    'cus_address/city': form,
    'cus_address/state': form,
    'cus_address/zip': form,
    'cus_address/country': 'the chosen suggestion, else the country of the page’s city',
    cus_email: fixed,
    cus_name: form,
    cus_phone: form,
    date: 'the form, a day by the city’s clock',
    description: form,
    end_time: 'two hours after start_time',
    start_time: form,
    ip_address: ipLookup,
    is_time_sensitive: form,
    sensitive_reason: fixed,
    job_status: fixed,
    property_type: form,
    location_id: city,
    type: fixed,
  },
};

type PlainField = Exclude<keyof SubmissionMetadata, 'first_touch' | 'last_touch' | 'consent'>;

/** The same for the metadata, without the touches. */
export const metadataSources: Record<PlainField | `consent/${keyof SubmissionMetadata['consent']}`, string> =
  {
    trap_filled: 'the honeypot, a field that people do not see',
    fill_ms: 'the visitor’s clock, since the form was first pressed; 0 before that',
    form: 'which form of the site this is',
    page: 'the path of the page’s address',
    device: 'pointer and window of the browser',
    site_version: 'the build of the site',
    'consent/text_version': '"consent" of content/site/forms.json: its version, and a hash of its words',
    'consent/at': clock,
    'consent/marketing_texts': 'the box of the form',
    'consent/name_shown': 'the box of the form',
  };

/** Where a value of a touch comes from. */
export const touchSources: Record<'first_touch' | 'last_touch', (touch: AttributionTouch) => string> = {
  first_touch: ({ at }) => `first touch, kept on this device since ${at.slice(0, 10)}`,
  last_touch: ({ at }) =>
    `last touch from a campaign or another site, else the first one, of ${at.slice(0, 10)}`,
};
