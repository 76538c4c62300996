import { initializeApp, type FirebaseApp } from 'firebase/app';
import { settings } from '../../../shared/site/settings';

const firebaseSettings = {
  apiKey: process.env.GATSBY_FIREBASE_API_KEY || undefined,
  appId: process.env.GATSBY_FIREBASE_APP_ID || undefined,
  projectId: process.env.GATSBY_FIREBASE_PROJECT_ID || 'demo-junk',
};

type Opened = { app: FirebaseApp; appCheckToken: () => Promise<string | undefined> };

let opened: Promise<Opened> | undefined;

async function openApp(): Promise<Opened> {
  const app = initializeApp(firebaseSettings);
  if (!settings.appCheckKey) return { app, appCheckToken: () => Promise.resolve(undefined) };
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(settings.appCheckKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return { app, appCheckToken: async () => (await getToken(appCheck)).token };
}

/** Opens the app, with App Check where the site has its key. After a failure the next call tries again. */
export function openFirebaseApp(): Promise<Opened> {
  opened ??= openApp().catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}
