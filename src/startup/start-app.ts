import { nextTask } from './scheduling';

/** One after the other, because starting everything at once blocks a slow phone. */
async function startApp(): Promise<void> {
  await import(/* webpackMode: "eager" */ './react');
  await nextTask();
  const { startSite } = await import(/* webpackMode: "eager", webpackExports: ["startSite"] */ './site-app');
  await nextTask();
  await startSite();
}

void startApp();
