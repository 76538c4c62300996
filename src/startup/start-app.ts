import { nextTask } from './scheduling';

/**
 * The entry of a built page, instead of Gatsby's own. It starts React, Gatsby and the site one after the other, because
 * starting everything at once blocks a slow phone.
 */
async function startApp(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["navigate"] */ 'gatsby');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../../.cache/production-app');
}

void startApp();
