import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import type { Desk, Editor } from '../../editing/answer-editor';
import { openGitHubApp } from '../../editing/github-app';
import { signInReader } from '../../editing/sign-in';
import { project, startFirebaseAccounts } from './firebase-accounts';

export const repo = 'haulwell/site';
export const botAccount = {
  login: 'haulwell-editing[bot]',
  name: 'Bot',
  token: 'ghs_of_app',
  canWrite: true,
};

/** A GitHub App with its key as GitHub gives it for download; its token for the repository is always the same. */
function makeGitHubApp() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [appId, slug] = ['12345', 'haulwell-editing'];
  return {
    appId,
    key: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    /** Answers what the app asks as itself; rejects where somebody else asks. */
    async answer(request: IncomingMessage, path: string): Promise<unknown> {
      const signed = request.headers.authorization?.replace('Bearer ', '') ?? '';
      await jwtVerify(signed, publicKey, { issuer: appId, maxTokenAge: '10 minutes' });
      if (path === '/app') return { id: Number(appId), slug };
      if (path === `/repos/${repo}/installation`) return { id: 7, app_slug: slug };
      const { repositories } = (await json(request)) as { repositories: string[] };
      if (path !== '/app/installations/7/access_tokens' || repositories.join() !== repo.split('/')[1])
        throw new Error(`The app asks for ${path}`);
      return { token: botAccount.token, expires_at: new Date(Date.now() + 3_600_000).toISOString() };
    },
  };
}

/** What the function of the editing screen works with, as far as it can be on one machine. */
export async function openEditingDesk() {
  const accounts = await startFirebaseAccounts();
  const app = makeGitHubApp();
  const editors: Editor[] = [
    { mail: 'Ada@haulwell.example', name: 'Ada' },
    { mail: 'tom@haulwell.example', name: 'Tom', city: 'toronto' },
  ];
  const readSignIn = signInReader({
    project,
    accessToken: () => Promise.resolve('of-the-function'),
    keysUrl: `${accounts.url}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
    accountsUrl: accounts.url,
  });
  const deskOn = (apiUrl: string, isReviewed: boolean): Desk => ({
    repo,
    branch: 'main',
    isReviewed,
    app: openGitHubApp({ ...app, repo, apiUrl }),
    readSignIn,
    // As the database has a list from which the first was taken out.
    readEditors: () => Promise.resolve([null, { name: 'Without an address' }, ...editors]),
  });
  return { accounts, app, editors, deskOn };
}
