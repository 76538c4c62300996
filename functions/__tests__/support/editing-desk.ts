import type { Desk, Editor } from '../../editing/answer-editor';
import { openGitHubApp } from '../../editing/github-app';
import { signInReader } from '../../editing/sign-in';
import { project, startFirebaseAccounts } from './firebase-accounts';
import { makeGitHubApp } from './github-app';

export const repo = 'haulwell/site';
export const botAccount = {
  login: 'haulwell-editing[bot]',
  name: 'Bot',
  token: 'ghs_of_app',
  canWrite: true,
};

/** What the function of the editing screen works with, as far as it can be on one machine. */
export async function openEditingDesk() {
  const accounts = await startFirebaseAccounts();
  const app = makeGitHubApp(repo, botAccount.token);
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
    readEditors: () => Promise.resolve(editors),
  });
  return { accounts, app, editors, deskOn };
}
