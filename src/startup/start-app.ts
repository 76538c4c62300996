import { nextTask } from './scheduling';

/**
 * What runs first on a built page, in place of Gatsby's own entry: React, Gatsby and the site start one after the
 * other, for all at once would keep the visitor of a slow phone waiting (docs/decisions/0050).
 */
async function startApp(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["navigate"] */ 'gatsby');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../../.cache/production-app');
}

void startApp();
