import { startDevelop } from './develop';
import type { Environment } from './environment';
import { startLocalServices, startNotices } from './local-services';

/** `npm run dev`: Gatsby's development server beside the local services. */
export default async function dev(environment: Environment): Promise<void> {
  const site = await startLocalServices(environment);
  startNotices(site);
  const gatsby = startDevelop(site, { port: environment.developPort });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gatsby.kill(signal));
  gatsby.on('exit', (code) => void site.close().then(() => process.exit(code ?? 0)));
}
