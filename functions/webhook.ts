import { createHmac } from 'node:crypto';
import { timeOfPushId } from '../src/features/requests/rules/push-id';
import { readContact } from './contacts';
import { locationOf, writeNotice, type Request, type ServedArea } from './notice-text';
import { post, type Office } from './send';

/** The context of a request follows it, sometimes after a minute or two. */
const attemptsForContext = 2;

/** Hands a request to a CRM by "Standard Webhooks", with the fields of docs/leads.md: others need another version. */
export async function handOver(
  { webhook, now }: Office,
  request: Request,
  areas: ServedArea[],
  attempts: number,
) {
  if (!webhook) return 'hopeless';
  if (!request.context && attempts <= attemptsForContext) return 'refused';
  const { url, secret } = webhook;
  if (readContact(url) !== url || !/^whsec_./.test(secret))
    throw new Error('"webhook" of the secret NOTICES needs a "url" with https and a "secret" as whsec_...');
  const { id, kind, record, context } = request;
  const location_id = locationOf(record, areas);
  const parts = context?.page.split('/') ?? [];
  const city = areas.find(({ slug }) => slug && parts.includes(slug))?.locationName;
  const { ticket, campaign, source, page } = writeNotice(request).values;
  const sent = { ticket, kind, sent_at: new Date(timeOfPushId(id)).toISOString(), page, campaign, source };
  const place = { location_id, city, language: context?.language ?? 'en' };
  const body = JSON.stringify({ version: 1, id, ...sent, ...place, record, context });
  const at = String(Math.floor(now() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
  return post(url, body, { 'content-type': 'application/json', ...headers });
}
