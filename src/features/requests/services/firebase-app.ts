import { initializeApp, type FirebaseApp } from 'firebase/app';
import { settings } from '../../../shared/site/settings';

const firebaseSettings = {
  apiKey: process.env.GATSBY_FIREBASE_API_KEY || undefined,
  appId: process.env.GATSBY_FIREBASE_APP_ID || undefined,
  projectId: process.env.GATSBY_FIREBASE_PROJECT_ID || 'demo-junk',
};

type Opened = { app: FirebaseApp; appCheckToken: () => Promise<string | undefined> };

/** Gives a function that runs the task once; after a failure its next call tries again. */
export function onceUnlessFailed<Value>(task: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () =>
    (running ??= task().catch((cause: unknown) => {
      running = undefined;
      throw cause;
    }));
}

async function openApp(): Promise<Opened> {
  const app = initializeApp(firebaseSettings);
  if (!settings.appCheckKey) return { app, appCheckToken: () => Promise.resolve(undefined) };
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(settings.appCheckKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return { app, appCheckToken: async () => (await getToken(appCheck)).token };
}

/** Opens the app, with App Check where the site has its key. */
export const openFirebaseApp = onceUnlessFailed(openApp);
