import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../../../local/loopback';
import { gitIn } from './git';
import { type Account, notFound, type PullRequest, Refusal, routes, type World } from './routes';
import { signInPage } from './sign-in';

type Options = {
  /** As owner/name. */
  repo: string;
  /** Its bare repository. */
  dir: string;
  /** Where the editing screen is: no other page is answered, and none is given a token. */
  screenOrigin: string;
  account: Account;
  /** The GitHub App that is installed on it, whose token the account has. */
  app?: { answer: (request: IncomingMessage, path: string) => Promise<unknown> };
};

export type LocalGitHub = {
  /** Of the API and of the sign-in server. */
  url: string;
  pulls: PullRequest[];
  close: () => Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

async function answer(world: World, request: IncomingMessage, url: URL): Promise<unknown> {
  const { login, name, token, canWrite } = world.account;
  const { headers, method = 'GET' } = request;
  if (headers.authorization !== `token ${token}`) throw new Refusal(401, 'Bad credentials');
  if (method !== 'GET' && !canWrite) throw new Refusal(403, 'Resource not accessible');
  const path = decodeURIComponent(url.pathname);
  if (path === '/user' || path === `/users/${login}`)
    return { login, name, email: null, avatar_url: 'https://avatars.githubusercontent.com/u/1' };
  // Where Decap CMS keeps notes on an entry: there are none.
  if (path === '/search/issues') return { total_count: 0, items: [] };
  const asked = { query: url.searchParams, body: await readBody(request) };
  const wanted = `${method} ${path.replace(`/repos/${world.repo}`, '').slice(1)}`;
  for (const [route, respond] of routes) {
    const match = route.exec(wanted);
    if (match) return respond(world, match.slice(1), asked);
  }
  throw notFound();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  // What is empty has no type: a client that reads JSON wherever the type says so would fail.
  if (body === undefined) return void response.writeHead(204).end();
  // GitHub lets a browser keep what it has read for a minute: who needs it fresh must say so.
  const type = { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, 'cache-control': 'private, max-age=60, s-maxage=60' });
  response.end(JSON.stringify(body));
}

/**
 * Stands in for GitHub on one machine, as far as the editing screen asks for it: the REST API of one repository, over a
 * real bare one, and the server of the sign-in window at /auth. Answers requests with the account's token alone.
 */
export async function startGitHub(options: Options): Promise<LocalGitHub> {
  const { repo, dir, screenOrigin, account, app } = options;
  const world: World = { repo, git: gitIn(dir), account, pulls: [] };
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
    const isOfApp = app && request.headers.authorization?.startsWith('Bearer ');
    const answered = isOfApp ? app.answer(request, url.pathname) : answer(world, request, url);
    answered.then(
      (body) => send(response, request.method === 'POST' ? 201 : 200, body),
      (error: Error) =>
        send(response, error instanceof Refusal ? error.status : 500, { message: error.message }),
    );
  };
  const { port, close } = await listenOnLoopback(0, { onRequest });
  return { url: `http://localhost:${port}`, pulls: world.pulls, close };
}
