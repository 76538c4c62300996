import type { Locator, Page } from '@playwright/test';
import { haul, pages } from './e2e-texts';

const { home } = pages;

/** The links of a city's home to its parts. */
export const ways = (page: Page): Locator => page.getByRole('navigation', { name: home.ways.name });

/** What opens the rest of a list, in the words of the content. */
const foldLabel = new RegExp(
  [home.reviews, home.jobs, home.about, home.supporters, haul]
    .map(({ more }) => `^${more.replace(/[()]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`)
    .join('|'),
);

export const folds = (page: Page): Locator =>
  page
    .locator('main details')
    .filter({ has: page.locator('summary').getByText(foldLabel) })
    .filter({ visible: true });

/** What a fold shows, which is its neighbors after it. */
export const restOf = (fold: Locator): Locator => fold.locator('xpath=../following-sibling::*');
