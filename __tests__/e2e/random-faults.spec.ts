import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { delayDatabase } from '../support/faults';
import { expect, fillQuoteForm, open, test } from '../support/journey';
import { formTexts } from '../support/journey-texts';
import { keptRequests } from '../support/kept-on-device';
import { soon } from '../support/one-request';

const outageMs = 1500;

/** What is wrong while a visitor presses, and what the visitor does then: several faults at once, unlike the other journeys. */
const anyVisit = fc.record({
  page: fc.constantFrom('/get-quote', '/reviews', '/how-it-works', '/what-we-take', ''),
  lookup: fc.constantFrom('fine', 'slow', 'down'),
  database: fc.constantFrom('fine', 'slow', 'away'),
  network: fc.constantFrom('fine', 'offline', 'refuses WebSockets'),
  presses: fc.integer({ min: 1, max: 3 }),
  leaves: fc.constantFrom('not', 'by a reload', 'for good'),
});

const seed = Number(process.env.PROPERTY_SEED || 7);
const numRuns = Number(process.env.VISITS || 5);

// VISITS=1000 PROPERTY_SEED=8 tries more of them, and others.
test(`${numRuns} requests under random faults are each saved once, as they were typed`, async ({
  browser,
  site,
  endpoint,
}) => {
  test.setTimeout(numRuns * 120_000);
  const visits = fc.sample(anyVisit, { seed, numRuns });
  for (const [index, visit] of visits.entries()) {
    const device = await browser.newContext({ baseURL: site.url });
    const page = await device.newPage();
    if (visit.lookup === 'down') await page.route('**/__local/ip', (route) => route.abort());
    if (visit.database === 'slow') await delayDatabase(page, 400);
    await open(page, `/toronto${visit.page}`);
    await fillQuoteForm(page, {
      name: 'Ada Lovelace',
      phone: '4165550199',
      message: `Visit ${index}. One sofa`,
    });

    site.lookups.faults.ip = visit.lookup === 'slow' ? { slowMs: 800 } : null;
    endpoint.network.refusesWebSockets = visit.network === 'refuses WebSockets';
    if (visit.database === 'away') await site.stopDatabase();
    await device.setOffline(visit.network === 'offline');
    const button = page.getByRole('button', { name: formTexts.quote.submit }).first();
    await button.click({ clickCount: visit.presses, delay: 20, noWaitAfter: true });
    const isTaken = async () => page.url().endsWith('/thankyou') || (await keptRequests(page)).length > 0;
    await expect.poll(isTaken, soon).toBe(true);
    // A page that is not at hand cannot be loaded again.
    if (visit.leaves === 'by a reload' && visit.network !== 'offline') await page.reload();
    if (visit.leaves === 'for good') await page.close({ runBeforeUnload: true });
    await pause(outageMs);

    await device.setOffline(false);
    endpoint.network.refusesWebSockets = false;
    site.lookups.faults.ip = null;
    await site.startDatabase();
    const later = await device.newPage();
    await later.goto('/toronto/faq');
    await expect
      .poll(() => keptRequests(later), { ...soon, message: JSON.stringify(visit) })
      .toStrictEqual([]);
    await device.close();
  }
  const saved = Object.values(site.saved('leads')).map(({ name, phone, note_from_customer }) =>
    [name, phone, note_from_customer].join(', '),
  );
  const typed = visits.map((_, index) => `Ada Lovelace, 416-555-0199, Visit ${index}. One sofa`);
  expect(saved.toSorted()).toStrictEqual(typed.toSorted());
});
