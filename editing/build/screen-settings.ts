import { PlainError } from '../../local/plain-error';
import { editingFunction } from '../../scripts/function-address';
import type { OnGitHub, ScreenSettings } from '../config/screen-config';

function read(env: NodeJS.ProcessEnv, name: string, pattern: RegExp, words: string, usual = ''): string {
  const value = env[name] || usual;
  if (pattern.test(value)) return value.replace(/\/+$/, '');
  const found = value === '' ? 'not set' : `"${value}"`;
  throw new PlainError(
    `${name} is ${found}, but must be ${words}: set it and build the editing screen again.`,
  );
}

function readSignIn(env: NodeJS.ProcessEnv): Pick<OnGitHub, 'authUrl' | 'signIn' | 'apiUrl'> {
  const signIn = read(env, 'EDITING_SIGN_IN', /^(github|firebase)$/, 'github or firebase', 'github');
  if (signIn === 'github') {
    // The screen compares it with the origin of the sign-in window.
    const words = 'the address of the sign-in server, as https://auth.example.com';
    return {
      apiUrl: 'https://api.github.com',
      authUrl: read(env, 'EDITING_AUTH_URL', /^https:\/\/[\w.-]+(:\d+)?\/?$/, words),
    };
  }
  const project = read(env, 'FIREBASE_PROJECT', /^[a-z0-9-]+$/, 'the id of the Firebase project');
  const database = read(env, 'GATSBY_DATABASE_URL', /^https:/, 'the address of the database');
  const apiKey = read(env, 'GATSBY_FIREBASE_API_KEY', /./, 'the key of the Firebase web app');
  return {
    apiUrl: editingFunction(database, project),
    signIn: { apiKey, authDomain: `${project}.firebaseapp.com` },
  };
}

/** Reads from the environment where the published screen saves; a missing or wrong value throws a plain sentence. */
export function readScreenSettings(env: NodeJS.ProcessEnv): OnGitHub {
  const address = /^https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/;
  const review = read(env, 'EDITING_REVIEW', /^(pull-request|none)$/, 'pull-request or none', 'pull-request');
  return {
    backend: 'github',
    repo: read(env, 'EDITING_REPO', /^[\w.-]+\/[\w.-]+$/, 'the repository as owner/name'),
    branch: env.EDITING_BRANCH || 'main',
    ...readSignIn(env),
    siteUrl: read(env, 'EDITING_SITE_URL', address, 'the address of the site, as https://www.example.com'),
    isReviewed: review === 'pull-request',
  };
}

/** The part of the page's policy that depends on how staff sign in; firebase.json has the rest. */
export function screenPolicy(settings: ScreenSettings): string {
  if (settings.backend === 'local') return '';
  const { signIn, apiUrl } = settings;
  const accounts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const policy = [
    ["script-src 'self' 'unsafe-eval'", ...(signIn ? ['https://apis.google.com'] : [])],
    ["frame-src 'self' blob:", ...(signIn ? [`https://${signIn.authDomain}`] : [])],
    [
      "connect-src 'self' blob: https://www.githubstatus.com",
      new URL(apiUrl).origin,
      ...(signIn ? accounts : []),
    ],
  ];
  const content = policy.map((directive) => directive.join(' ')).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
}
