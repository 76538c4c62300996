import { applicationDefault } from 'firebase-admin/app';
import { defineSecret } from 'firebase-functions/params';
import { onValueCreated } from 'firebase-functions/v2/database';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Kind } from './notice-text';
import { answerPress } from './press';
import { createSender, type Office, type Settings } from './send';
import { openStore } from './store';
import { sweep, tell } from './tell';

/** Written into this file by the build. */
declare const BUILT: { databaseUrl: string; region: string };

const secret = defineSecret('NOTICES');
// A function hears only of a database in its own region.
setGlobalOptions({ region: BUILT.region, secrets: [secret], timeoutSeconds: 120 });

function open(): Office {
  const settings = JSON.parse(secret.value()) as Settings;
  if (!settings.key) throw new Error('The secret NOTICES has no "key"');
  const credential = applicationDefault();
  return {
    store: openStore(BUILT.databaseUrl, async () => ({
      authorization: `Bearer ${(await credential.getAccessToken()).access_token}`,
    })),
    send: createSender(settings),
    base: `https://${BUILT.region}-${process.env.GCLOUD_PROJECT}.cloudfunctions.net/onit`,
    database: BUILT.databaseUrl,
    minutes: 10,
    texts: 20,
    ...settings,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

const onCreated = (kind: Kind) =>
  onValueCreated({ ref: `/${kind}/{id}`, retry: true }, ({ params }) => tell(open(), kind, params.id));

export const leads = onCreated('leads');
export const jobs = onCreated('jobs');

export const everyminute = onSchedule('every 1 minutes', async () => {
  const office = open();
  await sweep(office);
  await office.store.write('notices/ran', Date.now());
});

export const onit = onRequest(async ({ method, url }, response) => {
  const { status, html } = await answerPress(open(), method, new URL(url, 'https://host').searchParams);
  response.status(status).set('cache-control', 'no-store').type('html').send(html);
});
