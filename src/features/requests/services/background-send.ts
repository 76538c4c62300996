import { settings } from '../../../shared/site/settings';
import { inTurnWithOtherTabs } from './in-turn';
import { readPending } from './outbox-store';

/** No page has this address, so the worker controls none. */
const scope = '/outbox-worker';
const syncTag = 'outbox';

type Registration = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } };

let registered: Registration | undefined;

async function hasPending(): Promise<boolean> {
  return (await readPending()).length > 0;
}

const settleWorker = (task: () => Promise<void>): Promise<void> => inTurnWithOtherTabs('outbox worker', task);

async function isAllowed(): Promise<boolean> {
  // The database then refuses a write without a token, which only a page can get.
  if (process.env.GATSBY_APP_CHECK_KEY) return false;
  const { state } = await navigator.permissions.query({ name: 'background-sync' as PermissionName });
  return state === 'granted';
}

/** Tells the worker, which sends what is left, or goes; also one that is not installed yet. */
function handlePageHide(): void {
  const worker = registered?.installing ?? registered?.waiting ?? registered?.active;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
  worker?.postMessage('closed');
}

function handleVisibility(): void {
  if (document.visibilityState === 'hidden') void ask().catch(() => undefined);
}

/** The version in the address makes a browser replace the worker of another one. */
async function register(): Promise<Registration> {
  const script = `${scope}.js?v=${settings.siteVersion}`;
  const found = await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' });
  if (!registered) {
    window.addEventListener('pagehide', handlePageHide);
    document.addEventListener('visibilitychange', handleVisibility);
  }
  return (registered = found as Registration);
}

/** A worker that is not active yet cannot be given a sync. */
async function whenActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  const isSettled = (): boolean => !coming || ['activated', 'redundant'].includes(coming.state);
  if (isSettled()) return;
  await new Promise<void>((resolve) => {
    coming?.addEventListener('statechange', () => isSettled() && resolve());
  });
}

/** Installs the worker when a visitor begins a form: once the signal is gone, its script cannot be loaded any more. */
export async function prepare(): Promise<void> {
  if (await isAllowed()) await register();
}

export async function ask(): Promise<void> {
  if (!(await isAllowed())) return;
  await settleWorker(async () => {
    if (!(await hasPending())) return;
    const registration = await register();
    await whenActive(registration);
    await registration.sync.register(syncTag);
  });
}

/** Removes the worker from the browser, unless the device keeps something that it may have to send. */
export function removeUnlessNeeded(registration: ServiceWorkerRegistration): Promise<void> {
  return settleWorker(async () => {
    if (!(await hasPending())) await registration.unregister();
  });
}

export async function leave(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration) await removeUnlessNeeded(registration);
}
