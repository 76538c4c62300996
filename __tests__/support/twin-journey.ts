import { startTlsEndpoint, type TlsEndpoint } from '../../local/tls-endpoint';
import { withLocalServices } from '../../scripts/local-services';
import { twinDatabaseHost, twinPublicDir } from '../../scripts/twin';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { test as journey } from './journey';

export type TwinOptions = {
  /** Whether a proxy lets requests through to the database, and no sockets. */
  refusesWebSockets: boolean;
};

/**
 * A journey on the twin of production: the build for an https database, whose name leads to a TLS endpoint in front of
 * the test's own local database.
 */
export const test = journey.extend<TwinOptions, { endpoint: TlsEndpoint }>({
  refusesWebSockets: [false, { option: true }],
  endpoint: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      const endpoint = await startTlsEndpoint(twinDatabaseHost);
      await use(endpoint);
      await endpoint.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, endpoint }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...endpoint.browserArgs] }),
    { scope: 'worker' },
  ],
  site: async ({ country, endpoint, refusesWebSockets }, use) => {
    const built = { publicDir: twinPublicDir, contentDir: contentDir() };
    await withLocalServices(
      async (site) => {
        endpoint.leadTo(Number(new URL(site.databaseUrl).port));
        endpoint.network.refusesWebSockets = refusesWebSockets;
        await use({
          ...site,
          saved: (kind) => (site.read(kind) ?? {}) as Record<string, Record<string, unknown>>,
        });
        endpoint.leadTo(null);
      },
      country,
      built,
    );
  },
});

export { expect } from './journey';
