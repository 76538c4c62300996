import type { Page } from '@playwright/test';

/** Has the open page lay out and paint all of itself, also the bands it leaves until they come near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}
