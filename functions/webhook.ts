import { createHmac } from 'node:crypto';
import { campaignOfTouch } from '../src/features/measuring/rules/attribution';
import { timeOfPushId } from '../src/features/requests/rules/push-id';
import { isMarkedAsSpam } from '../src/features/requests/rules/submission-metadata';
import { referenceOf } from '../src/features/ticket/rules/confirmation';
import { baseLanguage } from '../src/shared/site/languages';
import { isSafeAddress } from './contacts';
import { locationOf, type Request, type ServedArea } from './notice-text';
import { post, type Webhook } from './send';

/** What docs/leads.md promises: another meaning needs another version. */
function describe({ kind, id, record, context }: Request, areas: ServedArea[]) {
  const location = locationOf(record, areas);
  const parts = context?.page.split('/').filter(Boolean);
  const city =
    areas.find(({ slug = '' }) => parts?.includes(slug)) ??
    areas.find(({ locationId }) => locationId === location);
  return {
    version: 1,
    id,
    ticket: referenceOf(id),
    kind: kind === 'jobs' ? 'job' : 'lead',
    sent_at: new Date(timeOfPushId(id)).toISOString(),
    location_id: location,
    city: city?.locationName ?? null,
    page: context?.page ?? null,
    language: context && (context.language ?? baseLanguage),
    campaign: campaignOfTouch(context?.last_touch) ?? null,
    is_marked_as_spam: context && isMarkedAsSpam(context),
    record,
    context,
  };
}

/** Hands over a request, signed as "Standard Webhooks" says; its push id is the key by which it counts once. */
export async function handOver({ url, secret }: Webhook, request: Request, areas: ServedArea[], now: number) {
  const [, key = ''] = /^whsec_(.{24,})$/.exec(secret) ?? [];
  if (!key || !isSafeAddress(url))
    throw new Error('"webhook" of the secret NOTICES needs a "url" with https and a "secret" as whsec_...');
  const body = JSON.stringify(describe(request, areas));
  const at = String(Math.floor(now / 1000));
  const signed = createHmac('sha256', Buffer.from(key, 'base64')).update(`${request.id}.${at}.${body}`);
  return post(url, body, {
    'content-type': 'application/json',
    'webhook-id': request.id,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${signed.digest('base64')}`,
  });
}
