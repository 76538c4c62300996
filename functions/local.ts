import { dayMs } from '../src/shared/time/days';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listenOnLoopback } from '../local/loopback';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/read-content';
import { pushIdsSince } from '../src/features/requests/rules/push-id';
import { areaFields, headOffice, kinds } from './notice-text';
import { answerPress } from './press';
import type { Office, Send } from './send';
import { openStore } from './store';
import { sweep, tell } from './tell';

const folder = '.local/notices';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows what would be sent, and keeps it in a file. Nothing leaves this machine. */
const show: Send = async (to, { subject, text, values }) => {
  const file = path.join(folder, `${values.ticket}-${Date.now()}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`);
  console.log(`\nNotice to ${to} (${file})\n${text.replaceAll(/^/gm, '  ')}\n`);
  return 'sent';
};

/** Tells of the requests of the last day, and of each new one. */
async function watch(office: Office): Promise<never> {
  const seen = new Set<string>();
  const query = { orderBy: '"$key"', startAt: JSON.stringify(pushIdsSince(Date.now() - dayMs)) };
  const look = async (): Promise<void> => {
    for (const kind of kinds) {
      const ids = Object.keys((await office.store.read<object>(kind, query)) ?? {});
      for (const id of ids.filter((each) => !seen.has(each))) {
        seen.add(id);
        void tell(office, kind, id).catch(console.error);
      }
    }
    await sweep(office);
  };
  for (;;) {
    // The database ends before this process does.
    await look().catch(() => undefined);
    await wait(1000);
  }
}

/** The notices of `npm start`, by the same code as in Firebase, for the database whose address is the argument. */
async function run(databaseUrl = ''): Promise<void> {
  const store = openStore(databaseUrl, () => Promise.resolve({ authorization: 'Bearer owner' }));
  const pressed = { store, key: randomUUID(), now: Date.now };
  const { port } = await listenOnLoopback(0, {
    onRequest: ({ method = '', url = '' }, response) =>
      void answerPress(pressed, method, new URL(url, 'http://host').searchParams).then(({ status, html }) =>
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      ),
  });
  await store.change<string[]>(
    `contacts/${headOffice}`,
    (saved) => saved ?? ['mailto:office@example.com', 'mailto:manager@example.com'],
  );
  const { cities } = loadContent(contentDir());
  await store.write('areas', JSON.parse(JSON.stringify(cities, areaFields)));
  const settings = { database: databaseUrl, minutes: 10, texts: 20 };
  await watch({ ...pressed, ...settings, send: show, base: `http://localhost:${port}/`, wait });
}

process.once('disconnect', () => process.exit());
void run(process.argv[2]);
