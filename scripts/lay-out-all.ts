import type { Page } from '@playwright/test';

/** Makes the open page lay out and paint everything, also the bands that usually wait until they come near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}
