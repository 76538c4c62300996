import type { Page } from '@playwright/test';

/** While a browser without a phone looks for someone to take a call it takes no press and no key. */
export async function ignorePhoneLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="sms:"]')) event.preventDefault();
    });
  });
}
