import type { BrowserContext, Page } from '@playwright/test';
import { delayDatabase, loseConfirmations, refuseStorage } from '../../__tests__/support/faults';
import { contentDir } from '../../src/content-model/content-dir';
import { loadContent } from '../../src/content-model/load-content';
import { cityPath } from '../../src/domain/routes';
import type { Site } from '../local-services';
import type { Random } from './random';

/** One visitor: what is typed, and what must be saved of it. */
export type Visitor = { name: string; phone: string; message: string };

type Scene = { site: Site; context: BrowserContext; page: Page; visitor: Visitor; random: Random };

/** Every visitor goes to the first city of the content. */
const [visited] = loadContent(contentDir()).cities;
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

async function fill({ page, visitor, random }: Scene): Promise<void> {
  await page.goto(pathTo(random.pick(pagesWithForm)));
  await page.getByLabel('Name').fill(visitor.name);
  await page.getByLabel('Phone').fill(visitor.phone);
  await page.getByLabel('Message').fill(visitor.message);
}

const press = ({ page }: Scene) => page.locator('form button[type=submit]').click({ noWaitAfter: true });
const arrive = ({ page }: Scene) => page.waitForURL('**/thankyou', { timeout: sentWithinMs });

/** Another page of the same device, until nothing is left on it to send. */
async function comeBack({ context }: Scene): Promise<void> {
  const later = await context.newPage();
  await later.goto(pathTo('faq'));
  await later.waitForFunction(
    () => !Object.keys(localStorage).some((name) => name.startsWith('pending/')),
    null,
    {
      timeout: sentWithinMs,
    },
  );
}

async function withOutage(scene: Scene, during: () => Promise<void>): Promise<void> {
  await scene.site.stopDatabase();
  await during();
  await scene.page.waitForTimeout(outageMs);
  await scene.site.startDatabase();
}

/** Everything that may go wrong with one submission; each ends when the visitor's part is over. */
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
      await scene.page.waitForFunction(() =>
        Object.keys(localStorage).some((name) => name.startsWith('pending/')),
      );
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
};
