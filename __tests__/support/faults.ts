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

/** What translators, extensions and in-app browsers do to a page: run in it. */
export const browserFaults: Record<string, () => void> = {
  'a translator changes the language and the words': () => {
    document.documentElement.lang = 'fr';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes)
      if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style, noscript, button')) {
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(node);
      }
  },
  'extensions add elements to a form': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.before(document.createElement('grammarly-extension'));
      field.after(document.createElement('div'));
    }
    document.querySelector('form')?.prepend(document.createElement('input'));
  },
  'a script of the browser fails': () => {
    void Promise.reject(new Error('Not ours'));
    setTimeout(() => {
      throw new Error('Not ours either');
    });
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  },
};
