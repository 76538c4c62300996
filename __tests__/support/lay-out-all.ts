import type { Page } from '@playwright/test';

/** Makes the open page lay out and paint everything that is not folded, also the bands that usually wait until they come near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*:not([hidden]) { content-visibility: visible !important }' });
}
