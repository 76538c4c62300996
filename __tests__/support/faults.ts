import type { Page } from '@playwright/test';

/** A browser that keeps nothing: private mode of some, a full disk of others. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
  });
}

/** Holds back what is asked for at such addresses, as a slow connection does, until the function that it gives is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, (route) => held.then(() => route.continue()));
  return letGo;
}
