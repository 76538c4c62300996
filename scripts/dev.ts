import { startDevelop } from './develop';
import { readEnvironment } from './environment';
import { startLocalServices } from './local-services';
import { reportFailure } from './report-failure';
import { startNotices } from './start-notices';

/** `npm run dev`: Gatsby's development server beside the local services. */
async function dev(): Promise<void> {
  const site = await startLocalServices(readEnvironment(process.env));
  startNotices(site);
  const gatsby = startDevelop(site);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gatsby.kill(signal));
  gatsby.on('exit', (code) => void site.close().then(() => process.exit(code ?? 0)));
}

dev().catch(reportFailure);
