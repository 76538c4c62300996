import { applicationDefault } from 'firebase-admin/app';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { openStore } from '../store';
import { answerEditor, type Desk } from './answer-editor';
import { openGitHubApp } from './github-app';
import { signInReader } from './sign-in';

/** Written into this file by the build. */
declare const BUILT: {
  project: string;
  databaseUrl: string;
  region: string;
  repo: string;
  branch: string;
  isReviewed: boolean;
  appId: string;
};

const key = defineSecret('GITHUB_APP_KEY');

function openDesk(): Desk {
  const credential = applicationDefault();
  const accessToken = async () => (await credential.getAccessToken()).access_token;
  const store = openStore(BUILT.databaseUrl, async () => ({
    authorization: `Bearer ${await accessToken()}`,
  }));
  return {
    ...BUILT,
    app: openGitHubApp({ ...BUILT, key: key.value() }),
    readSignIn: signInReader({ ...BUILT, accessToken }),
    readEditors: () => store.read('editors'),
  };
}

let desk: Desk | undefined;

export const edit = onRequest(
  { region: BUILT.region, secrets: [key], cors: true },
  async ({ method, url, headers, body }, response) => {
    desk ??= openDesk();
    const { authorization = '' } = headers;
    const answer = await answerEditor(desk, { method, url, authorization, body });
    response.status(answer.status);
    // What is empty must not call itself JSON.
    if (answer.body) response.json(answer.body);
    else response.end();
  },
);
