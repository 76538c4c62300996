import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Up to WCAG 2.2 AA, the size of targets among them, and what axe advises beyond. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it is now, or against a part of it, with the elements. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] });
  // All is in one document, without frames: asked at once, axe takes half as long.
  const found = await axe.withTags(standards).setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
