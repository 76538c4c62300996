import { readFileSync, writeFileSync } from 'node:fs';
import { unsupportedFeatures } from '../../scripts/browsers/unsupported-features';
import type { Driver, Engine, EngineName } from '../../scripts/engines/driver';
import { findEngine, howToInstall } from '../../scripts/engines/find-engine';
import { startEngine } from '../../scripts/engines/start-engine';
import { expect, test as base } from './journey';
import { deleteFeatures, recordErrors } from './prelude';
import { makeVisitor, type Visitor } from './visitor';
import { startVisitorNetwork, type VisitorNetwork } from './visitor-network';

type OldBrowser = { name: Parameters<typeof unsupportedFeatures>[0]; version: string };

export type EngineOptions = {
  engineName: EngineName;
  /** An older browser, of which the engine has only what that one had. */
  asIn: OldBrowser | null;
};

type Fixtures = {
  network: VisitorNetwork & {
    /** Without signal: nothing is reached, neither the site nor the database. */
    setOffline: (isOffline: boolean) => Promise<void>;
  };
  driver: Driver;
  visitor: Visitor;
  /** What a journey expects in the console; everything else there fails it. */
  expectedErrors: RegExp[];
};

const finder = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

/** A journey in the browser that its project names, on the twin of production; one browser for all of a worker's. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | null }>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  asIn: [null, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, endpoint }, use) => {
      const path = findEngine(engineName);
      const engine = path ? await startEngine(engineName, path, endpoint) : null;
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  network: async ({ site, asIn, endpoint, driver }, use) => {
    const deleted = asIn ? unsupportedFeatures(asIn.name, asIn.version) : [];
    const tasks = [
      [recordErrors, []],
      [deleteFeatures, [deleted]],
    ] as const;
    const prelude = [finder, ...tasks.map(([task, args]) => `(${String(task)})(...${JSON.stringify(args)})`)];
    const network = await startVisitorNetwork(site.url, prelude.join(';\n'));
    const port = Number(new URL(site.databaseUrl).port);
    await use({
      ...network,
      setOffline: async (isOffline) => {
        network.setDown(isOffline);
        endpoint.leadTo(isOffline ? null : port);
        await driver.setOffline?.(isOffline);
      },
    });
    await network.close();
  },
  driver: async ({ engine, engineName }, use) => {
    if (!engine && process.env.CI) throw new Error(howToInstall(engineName));
    test.skip(!engine, howToInstall(engineName));
    const driver = await engine!.openPage({ width: 390, height: 844 });
    await use(driver);
    await driver.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
  expectedErrors: async ({}, use) => use([]),
  visitor: async ({ driver, network, expectedErrors }, use, info) => {
    const visitor = makeVisitor(driver, network.url);
    await use(visitor);
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('page.png'), await driver.screenshot());
    const errors = await visitor.errors();
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected).toStrictEqual([]);
    await visitor.see({ css: 'h1' }, ({ text }) => text !== '');
  },
});

export { expect };
