import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../../local/loopback';
import { GitRepository } from './git-repository';
import { gitRoutes } from './git-routes';
import { pullRoutes } from './pull-routes';
import { PullRequests } from './pull-requests';
import { notFound, Refusal } from './refusal';
import { ok, type Account, type Answer, type Asked, type World } from './route';
import { signInPage } from './sign-in';

type Options = {
  /** 0, or none, takes a free one. */
  port?: number;
  /** As owner/name. */
  repo: string;
  /** Its bare repository. */
  dir: string;
  /** Where the editing screen is: no other page is answered, and none is given a token. */
  screenOrigin: string;
  account: Account;
};

export type LocalGitHub = {
  /** Of the API and of the sign-in server. */
  url: string;
  pulls: PullRequests;
  close: () => Promise<void>;
};

const routes = [...gitRoutes, ...pullRoutes];

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function checkAccount({ headers, method }: IncomingMessage, { token, canWrite }: Account): void {
  if (headers.authorization === undefined) throw new Refusal(401, 'Requires authentication');
  if (headers.authorization !== `token ${token}`) throw new Refusal(401, 'Bad credentials');
  if (method !== 'GET' && !canWrite) throw new Refusal(403, 'Resource not accessible');
}

async function answerInRepository(world: World, method: string, path: string, asked: Asked): Promise<Answer> {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return route.answer(world, { ...asked, parts: match.slice(1) });
  }
  throw notFound();
}

async function answer(world: World, request: IncomingMessage, url: URL): Promise<Answer> {
  checkAccount(request, world.account);
  const { login, name } = world.account;
  const path = decodeURIComponent(url.pathname);
  if (path === '/user' || path === `/users/${login}`)
    return ok({ login, name, email: null, avatar_url: 'https://avatars.githubusercontent.com/u/1' });
  // Where Decap CMS keeps notes on an entry: there are none.
  if (path === '/search/issues') return ok({ total_count: 0, items: [] });
  const [, owner, repo, rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (`${owner}/${repo}` !== world.repo) throw notFound();
  const asked = { parts: [], query: url.searchParams, body: await readBody(request) };
  return answerInRepository(world, request.method ?? 'GET', rest, asked);
}

function send(response: ServerResponse, { status, body }: Answer): void {
  // What is empty has no type: a client that reads JSON wherever the type says so would fail.
  if (body === undefined) return void response.writeHead(status).end();
  // GitHub lets a browser keep what it has read for a minute: who needs it fresh must say so.
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=60, s-maxage=60',
  });
  response.end(JSON.stringify(body));
}

/**
 * Stands in for GitHub on one machine, as far as the editing screen asks for it: the REST API of one repository, over a
 * real bare one, and the server of the sign-in window at /auth. Answers requests with the account's token alone.
 */
export async function startGitHub({
  port = 0,
  repo,
  dir,
  screenOrigin,
  account,
}: Options): Promise<LocalGitHub> {
  const repository = new GitRepository(dir);
  const world: World = { repo, repository, pulls: new PullRequests(repository), account };

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', screenOrigin);
    response.setHeader('vary', 'origin, authorization');
    if (url.pathname === '/auth') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(signInPage({ account, screenOrigin }));
      return;
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
      response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE');
      response.writeHead(204).end();
      return;
    }
    answer(world, request, url)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
        return { status: 500, body: { message: (error as Error).message } };
      })
      .then((sent) => send(response, sent));
  };

  const { port: taken, close } = await listenOnLoopback(port, { onRequest });
  return { url: `http://localhost:${taken}`, pulls: world.pulls, close };
}
