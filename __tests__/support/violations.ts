import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Up to WCAG 2.2 AA, the size of targets among them, and what axe advises beyond. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All is in one document, without frames: asked at once, axe takes half as long. */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What axe has against the page as it is now, with the elements. */
export async function violations(page: Page, builder = axe(page).withTags(standards)): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
