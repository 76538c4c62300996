import { readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import {
  test as base,
  expect as baseExpect,
  type APIResponse,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { buildScreen } from '../../build/build-screen';
import type { Account } from './github/routes';
import { startGitHub, type LocalGitHub } from './github/server';
import { answerEditor, type Desk } from '../../../functions/editing/answer-editor';
import { botAccount, openEditingDesk } from '../../../functions/__tests__/support/editing-desk';
import { project } from '../../../functions/__tests__/support/firebase-accounts';
import { editingFunction } from '../../../scripts/function-address';
import { createFileServer } from '../../../local/hosting/hosting';
import { listenOnLoopback } from '../../../local/loopback';
import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import { SiteRepository } from './site-repository';

type Staff = Awaited<ReturnType<typeof openEditingDesk>>;
type Header = { key: string; value: string };
type FirebaseConfig = { hosting: { target: string; headers: { headers: Header[] }[] }[] };

const repo = 'haulwell/site';
export const ada = { login: 'ada', name: 'Ada', token: 'gho_of_ada', canWrite: true };
const authUrl = 'https://sign-in.haulwell.example';
export const functionUrl = editingFunction('', project);

/** The question that is edited: one of the test's own, so that staff may change all others. */
export const question = {
  file: 'content/faq/do-you-bring-gloves.md',
  source: `---
question: Do you bring gloves?
topic: On the day
order: 900
---

Yes, _always_, for everyone on the crew of {city}.
`,
};

export const pricing = 'content/site/pricing.json';

/** The hosting as it is shipped. */
const readConfig = () => JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;

export function shippedPolicy(): string {
  const groups = readConfig().hosting.find(({ target }) => target === 'editing')?.headers ?? [];
  const headers = groups.flatMap((group) => group.headers);
  const found = headers.find(({ key }) => key === 'Content-Security-Policy');
  if (!found) throw new Error('firebase.json says no Content-Security-Policy for the editing screen');
  return found.value;
}

export type Editing = {
  url: string;
  repository: SiteRepository;
  github: LocalGitHub;
  /** The user who is signed in; changing the token makes the browser's one invalid. */
  account: Account;
  /** The requests that the page's own policy has blocked. */
  violations: string[];
  /** Who may edit without an account on GitHub, and their mail. */
  staff: Staff;
};

/** The editing screen as it is published, with a GitHub of its own behind it: a real repository, really changed. */
export const test = base.extend<{ isReviewed: boolean; isByFirebase: boolean; editing: Editing }>({
  isReviewed: [false, { option: true }],
  isByFirebase: [false, { option: true }],
  editing: async ({ isReviewed, isByFirebase, page }, use) => {
    const folder = makeTemporaryFolder();
    const files = { [question.file]: question.source, [pricing]: '{ "minimum": "$99" }\n' };
    const repository = new SiteRepository(folder, { contentFrom: 'content', files });
    let serve: RequestListener = (_request, response) => response.end();
    const screen = await listenOnLoopback(0, { onRequest: (...args) => serve(...args) });
    const url = `http://localhost:${screen.port}`;
    const account = isByFirebase ? botAccount : { ...ada };
    const staff = await openEditingDesk();
    const { app } = staff;
    const github = await startGitHub({ repo, dir: repository.dir, screenOrigin: url, account, app });
    const publicDir = path.join(folder, 'public-admin');
    const siteUrl = 'https://haulwell.example';
    const firebase = { apiKey: 'key', authDomain: `${project}.firebaseapp.com` };
    const accounts = isByFirebase
      ? { signIn: firebase, apiUrl: functionUrl }
      : { authUrl, apiUrl: 'https://api.github.com' };
    const settings = { backend: 'github', repo, branch: 'main', isReviewed, siteUrl, ...accounts } as const;
    await buildScreen({ outDir: publicDir, contentDir: repository.contentDir, settings });
    serve = createFileServer({ publicDir, target: 'editing', firebaseConfig: readConfig() });
    await standInForGitHub(page, { screenUrl: url, githubUrl: github.url });
    await standInForFirebase(page, staff, staff.deskOn(github.url, isReviewed));
    await use({ url, repository, github, account, staff, violations: await collectViolations(page) });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    await Promise.all([screen.close(), github.close(), staff.accounts.close()]);
    rmSync(folder, { recursive: true });
  },
});

/** Behind each press are a check of all content and a dozen requests, on a machine that does more than this. */
export const expect = baseExpect.configure({ timeout: 60_000 });

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

/** Sends a request to another address; again where a stand-in has just closed the connection that was kept open. */
const askAt = (route: Route, url: string): Promise<APIResponse> => route.fetch({ url, maxRetries: 1 });

/** Answers what is asked of the real GitHub and the real sign-in server with the stand-in; nothing leaves this machine. */
async function standInForGitHub(page: Page, { screenUrl, githubUrl }: Record<string, string>): Promise<void> {
  await page.context().route(
    ({ origin }) => origin !== screenUrl,
    async (route) => {
      const { origin, pathname, search } = new URL(route.request().url());
      if (origin === 'https://api.github.com' || origin === authUrl)
        return route.fulfill({ response: await askAt(route, githubUrl + pathname + search) });
      if (origin === 'https://www.githubstatus.com') return route.fulfill({ json: { components: [] } });
      if (origin === 'https://avatars.githubusercontent.com')
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        });
      return route.abort();
    },
  );
}

/** Answers what is asked of Firebase and Google with the stand-in, and what is asked of the function with the function itself. */
async function standInForFirebase(page: Page, { accounts }: Staff, desk: Desk): Promise<void> {
  const hosts = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com', 'apis.google.com'];
  await page.context().route(
    ({ hostname }) => [...hosts, `${project}.firebaseapp.com`].includes(hostname),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await askAt(route, accounts.url + pathname + search) });
    },
  );
  await page.context().route(`${functionUrl}/**`, async (route) => {
    const request = route.request();
    const { authorization = '' } = await request.allHeaders();
    const asked = { method: request.method(), url: request.url().slice(functionUrl.length), authorization };
    const { status, body } = await answerEditor(desk, { ...asked, body: request.postDataJSON() as unknown });
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill(body ? { status, headers, json: body } : { status, headers });
  });
}

/** Opens a page of the screen anew and, where it asks, signs in by its button, in a window that closes by itself. */
export async function signIn(page: Page, { url }: Editing, place = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/admin/#/${place}`);
  const button = page.getByRole('button', { name: 'Login with GitHub' });
  await button
    .or(page.getByRole('link', { name: 'First page' }))
    .first()
    .waitFor();
  if (!(await button.isVisible())) return;
  const opened = page.waitForEvent('popup');
  await button.click();
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
}

const form = {
  question: (page: Page) => page.getByRole('textbox', { name: 'Question' }),
  answer: (page: Page) => page.locator('[data-slate-editor=true]'),
};

/** Signs in at the question and waits until its form has the answer that begins with these words. */
export async function openQuestion(
  page: Page,
  editing: Editing,
  answer = 'Yes, always',
): Promise<typeof form> {
  await signIn(page, editing, 'collections/faq/entries/do-you-bring-gloves');
  await form.answer(page).filter({ hasText: answer }).waitFor();
  return form;
}

/** Replaces what a field says as a person would; filling it at once is not noticed by the form. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Sends a change to the site, where none waits for a review. */
export async function putLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put live', exact: true }).click();
}

/** Chooses from one of the menus above the form. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
