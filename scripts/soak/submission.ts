import type { BrowserContext, Page } from '@playwright/test';
import { delayDatabase, loseConfirmations, refuseStorage } from './faults';
import { keptRequests } from './kept-on-device';
import type { TlsEndpoint } from '../../local/tls-endpoint';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { cityPath } from '../../src/domain/routes';
import type { Site } from '../local-services';
import type { OwnBrowser } from './own-browser';
import type { Random } from './random';

/** The values that one visitor types, and that the record must have. */
export type Visitor = { name: string; phone: string; message: string };

export type Scene = {
  site: Site;
  /** The endpoint in front of the database. */
  endpoint: TlsEndpoint;
  context: BrowserContext;
  page: Page;
  visitor: Visitor;
  random: Random;
  /** Starts a browser that can be killed; a second one is on the same device. */
  startDevice: (options?: { isSiteDataBlocked: boolean }) => Promise<OwnBrowser>;
};

/** Every visitor visits the first city of the content. */
const { cities, site } = loadContent(contentDir());
const [visited] = cities;
const { fields } = site.forms;
const pathTo = (subRoute: string): string => cityPath(visited?.slug ?? '', subRoute);

const pagesWithForm = ['get-quote', 'reviews', 'how-it-works', 'what-we-take'];
const sentWithinMs = 60_000;
const outageMs = 1500;

export function createVisitor(number: number, random: Random): Visitor {
  const digits = Array.from({ length: 7 }, () => random.below(10)).join('');
  const area = random.pick(['416', '613', '404', '713']);
  return {
    name: random.pick(['Ada', 'Jean Luc', 'José', 'Siobhan Oneill', 'Wolfeschlegelsteinha']),
    phone: `${area}-2${digits.slice(0, 2)}-${digits.slice(2, 6)}`,
    message: `Visit ${number}. ${random.pick(['One sofa', 'Fridge, stove', 'Débris, 3rd floor', 'Half a garage'])}.`,
  };
}

async function fillIn(page: Page, { visitor }: Scene): Promise<void> {
  await page.getByLabel(fields.name.label, { exact: true }).fill(visitor.name);
  await page.getByLabel(fields.phone.label, { exact: true }).fill(visitor.phone);
  await page.getByLabel(fields.message.label, { exact: true }).fill(visitor.message);
}

async function fill(scene: Scene): Promise<void> {
  const { page, random } = scene;
  await page.goto(pathTo(random.pick(pagesWithForm)));
  await fillIn(page, scene);
}

const press = ({ page }: Pick<Scene, 'page'>) =>
  page.locator('form button[type=submit]').click({ noWaitAfter: true });
const arrive = ({ page }: Pick<Scene, 'page'>) => page.waitForURL('**/thankyou', { timeout: sentWithinMs });

/** Waits for Gatsby's own mark, which says that the page's scripts run. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);

/** Waits until the device has nothing left to send. */
async function waitUntilSent(page: Page): Promise<void> {
  const lastly = Date.now() + sentWithinMs;
  for (let left = await keptRequests(page); left.length > 0; left = await keptRequests(page)) {
    if (Date.now() > lastly) throw new Error(`Still kept on the device: ${left.join(', ')}`);
    await page.waitForTimeout(100);
  }
}

/** Opens another page on the same device and waits until the device has nothing left to send. */
async function comeBack({ context }: Scene): Promise<void> {
  const later = await context.newPage();
  await later.goto(pathTo('faq'));
  await waitUntilSent(later);
}

/** Opens the first page of a device and fills the form in. */
async function fillOnDevice(scene: Scene, { context }: OwnBrowser): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${scene.site.url}${pathTo(scene.random.pick(pagesWithForm))}`);
  await fillIn(page, scene);
  return page;
}

async function withOutage(scene: Scene, during: () => Promise<void>): Promise<void> {
  await scene.site.stopDatabase();
  await during();
  await scene.page.waitForTimeout(outageMs);
  await scene.site.startDatabase();
}

/** The faults of a submission; each function ends when the visitor has done everything. */
export const faults: Record<string, (scene: Scene) => Promise<void>> = {
  nothing: async (scene) => {
    await fill(scene);
    await press(scene);
    await arrive(scene);
  },
  'double click': async (scene) => {
    await fill(scene);
    await scene.page.locator('form button[type=submit]').dblclick({ noWaitAfter: true });
    await arrive(scene);
  },
  'IP lookup down': async (scene) => {
    await scene.page.route('**/__local/ip', (route) => route.abort());
    await fill(scene);
    await press(scene);
    await arrive(scene);
  },
  'offline, then online': async (scene) => {
    await fill(scene);
    await takenOver(scene.page);
    await scene.context.setOffline(true);
    await press(scene);
    await scene.page.waitForTimeout(300);
    await scene.context.setOffline(false);
    await arrive(scene);
  },
  'database away': async (scene) => {
    await fill(scene);
    await withOutage(scene, () => press(scene));
    await arrive(scene);
  },
  'database away, pressed again': async (scene) => {
    await fill(scene);
    await withOutage(scene, async () => {
      await press(scene);
      await press(scene);
    });
    await arrive(scene);
  },
  'database away, page closed': async (scene) => {
    await fill(scene);
    await withOutage(scene, async () => {
      await press(scene);
      while ((await keptRequests(scene.page)).length === 0) await scene.page.waitForTimeout(20);
      await scene.page.close();
    }).catch((cause: unknown) => {
      if (!scene.page.isClosed()) throw cause;
    });
    await scene.site.startDatabase();
    await comeBack(scene);
  },
  'tab closed after pressing': async (scene) => {
    await fill(scene);
    await press(scene);
    await scene.page.close({ runBeforeUnload: true });
    await comeBack(scene);
  },
  'reload while sending': async (scene) => {
    await fill(scene);
    await withOutage(scene, async () => {
      await press(scene);
      await scene.page.reload();
    });
    await comeBack(scene);
  },
  'confirmation lost': async (scene) => {
    const { lost } = await loseConfirmations(scene.page);
    await fill(scene);
    await press(scene);
    await lost;
    await scene.page.close();
    await comeBack(scene);
  },
  'storage refused': async (scene) => {
    await refuseStorage(scene.page);
    await fill(scene);
    await press(scene);
    await arrive(scene);
  },
  'slow database': async (scene) => {
    await delayDatabase(scene.page, 400);
    await fill(scene);
    await press(scene);
    await arrive(scene);
  },
  'second tab open': async (scene) => {
    const other = await scene.context.newPage();
    await other.goto(pathTo('get-quote'));
    await fill(scene);
    await withOutage(scene, () => press(scene));
    await arrive(scene);
  },
  'WebSockets refused': async (scene) => {
    scene.endpoint.network.refusesWebSockets = true;
    await fill(scene);
    await press(scene);
    await arrive(scene);
  },
  'chunks missing': async (scene) => {
    const { page, random } = scene;
    await page.goto(pathTo(random.pick(pagesWithForm)));
    await takenOver(page);
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await fillIn(page, scene);
    await press(scene);
    await page.waitForURL('**/thankyou', { timeout: sentWithinMs });
  },
  'another tab closed': async (scene) => {
    const other = await scene.context.newPage();
    await other.goto(pathTo('get-quote'));
    scene.site.lookups.faults.ip = { slowMs: 800 };
    await fill(scene);
    await press(scene);
    await other.close({ runBeforeUnload: true });
    await arrive(scene);
  },
  'site data blocked': async (scene) => {
    const page = await fillOnDevice(scene, await scene.startDevice({ isSiteDataBlocked: true }));
    await press({ page });
    await arrive({ page });
  },
  'browser killed': async (scene) => {
    const device = await scene.startDevice();
    const page = await fillOnDevice(scene, device);
    if (scene.random.below(2) === 0) await scene.site.stopDatabase();
    await press({ page });
    const isKept = async (): Promise<boolean> => (await keptRequests(page)).length > 0;
    // With a fast database the request may already be confirmed.
    while (!(await isKept()) && !page.url().endsWith('/thankyou')) await page.waitForTimeout(10);
    await page.waitForTimeout(50);
    await device.kill();
    await scene.site.startDatabase();
    const { context } = await scene.startDevice();
    const later = await context.newPage();
    await later.goto(`${scene.site.url}${pathTo('faq')}`);
    await waitUntilSent(later);
  },
};
