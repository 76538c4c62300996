import { readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { brandFiles } from '../../../__tests__/support/brand-fixture';
import { writeContentFolder } from '../../../__tests__/support/content-folder';
import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import { answerEditor, type Desk } from '../../../functions/editing/answer-editor';
import { botAccount, openEditingDesk, repo } from '../../../functions/__tests__/support/editing-desk';
import { project } from '../../../functions/__tests__/support/firebase-accounts';
import { createFileServer } from '../../../local/hosting/hosting';
import { listenOnLoopback } from '../../../local/loopback';
import { editingFunction } from '../../../scripts/function-address';
import { buildScreen } from '../../build/build-screen';
import { handsOn, type Ui } from './editing-screen';
import { SiteRepository } from './github/repository';
import { type Account, startGitHub } from './github/server';
import { inRepository } from './staff-hosts';

type Staff = Awaited<ReturnType<typeof openEditingDesk>>;

const authUrl = 'https://sign-in.haulwell.example';
const functionUrl = editingFunction('', project);

export type Editing = {
  url: string;
  repository: SiteRepository;
  github: Awaited<ReturnType<typeof startGitHub>>;
  /** The user who is signed in; changing the token makes the browser's one invalid. */
  account: Account;
  violations: string[];
  staff: Staff;
};

type SignIn = 'GitHub, under review' | 'Firebase';

/** The editing screen as it is published, as firebase.json has it, with a GitHub of its own behind it. */
export const test = base.extend<{ signIn: SignIn; editing: Editing; ui: Ui }>({
  signIn: ['GitHub, under review', { option: true }],
  editing: async ({ signIn, page }, use) => {
    const folder = makeTemporaryFolder();
    const contentDir = path.join(folder, 'content');
    writeContentFolder(contentDir, brandFiles());
    const repository = new SiteRepository(inRepository(brandFiles()));
    let serve: RequestListener = (_request, response) => response.end();
    const screen = await listenOnLoopback(0, { onRequest: (...args) => serve(...args) });
    const url = `http://localhost:${screen.port}`;
    const ada = { login: 'ada', name: 'Ada', token: 'gho_of_ada', canWrite: true };
    const isReviewed = signIn !== 'Firebase';
    const account = isReviewed ? ada : botAccount;
    const staff = await openEditingDesk();
    const { app } = staff;
    const github = await startGitHub({ repo, site: repository, screenOrigin: url, account, app });
    const publicDir = path.join(folder, 'public-admin');
    const firebase = { apiKey: 'key', authDomain: `${project}.firebaseapp.com` };
    await buildScreen({
      outDir: publicDir,
      contentDir,
      settings: {
        backend: 'github',
        repo,
        branch: 'main',
        isReviewed,
        siteUrl: 'https://haulwell.example',
        ...(isReviewed
          ? { authUrl, apiUrl: 'https://api.github.com' }
          : { signIn: firebase, apiUrl: functionUrl }),
      },
    });
    const firebaseConfig = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: object };
    serve = createFileServer({ publicDir, target: 'editing', firebaseConfig });
    await answerAsOthers(page, { url, githubUrl: github.url, accountsUrl: staff.accounts.url });
    await answerAsFunction(page, staff.deskOn(github.url, isReviewed));
    await use({ url, repository, github, account, staff, violations: await collectViolations(page) });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    await Promise.all([screen.close(), github.close(), staff.accounts.close()]);
    rmSync(folder, { recursive: true });
  },
  ui: ({ page, editing }, use) => use(handsOn(page, editing.url)),
  viewport: { width: 1400, height: 900 },
  hasTouch: false,
});

async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return violations;
}

type Others = Record<'url' | 'githubUrl' | 'accountsUrl', string>;

/** Answers what is asked of GitHub, its sign-in, Firebase and Google with ours; nothing leaves this machine. */
async function answerAsOthers(page: Page, { url, githubUrl, accountsUrl }: Others): Promise<void> {
  const ours: Record<string, string> = { 'https://api.github.com': githubUrl, [authUrl]: githubUrl };
  const accounts = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com', 'apis.google.com'];
  for (const host of [...accounts, `${project}.firebaseapp.com`]) ours[`https://${host}`] = accountsUrl;
  await page.context().route(
    ({ origin }) => origin !== url,
    async (route) => {
      const { origin, pathname, search } = new URL(route.request().url());
      if (origin === 'https://www.githubstatus.com') return route.fulfill({ json: { components: [] } });
      if (!ours[origin]) return route.abort();
      // Once more where the server has just closed the connection that was kept open.
      const response = await route.fetch({ url: ours[origin] + pathname + search, maxRetries: 1 });
      return route.fulfill({ response });
    },
  );
}

async function answerAsFunction(page: Page, desk: Desk): Promise<void> {
  await page.context().route(`${functionUrl}/**`, async (route) => {
    const request = route.request();
    const { authorization = '' } = await request.allHeaders();
    const asked = { method: request.method(), url: request.url().slice(functionUrl.length), authorization };
    const { status, body } = await answerEditor(desk, { ...asked, body: request.postDataJSON() as unknown });
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill(body ? { status, headers, json: body } : { status, headers });
  });
}
