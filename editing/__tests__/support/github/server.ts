import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../../../local/loopback';
import type { NewCommit, SiteRepository } from './repository';

export type Account = { login: string; name: string; token: string; canWrite: boolean };

type PullRequest = ReturnType<typeof newPull>;

type Options = {
  repo: string;
  site: SiteRepository;
  /** Where the editing screen is: no other page is answered, and none is given a token. */
  screenOrigin: string;
  account: Account;
  /** The GitHub App that is installed on it, whose token the account has. */
  app?: { answer: (request: IncomingMessage, path: string) => Promise<unknown> };
};

type World = Options & { pulls: PullRequest[] };

/** What GitHub does not do, with its status and its own words. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const notFound = (): Refusal => new Refusal(404, 'Not Found');
/** A branch as `owner:branch`; there is but one account. */
const branchOf = (named: unknown): string => String(named).replace(/^.*:/, '');
/** GitHub breaks base64 into lines. */
const inLines = (bytes: Buffer): string => bytes.toString('base64').replace(/.{60}/g, '$&\n');
const self = ({ account: { login, name } }: World) => ({ name, email: `${login}@users.noreply.github.com` });

function commitOf({ site }: World, name: string) {
  const found = site.find(branchOf(name));
  if (!found) throw notFound();
  return found;
}

function contentOf({ site }: World, id = '') {
  const bytes = site.readBlob(id);
  if (!bytes) throw notFound();
  return { encoding: 'base64', content: inLines(bytes) };
}

function listFolder(world: World, name: string, folder: string) {
  const start = folder && `${folder}/`;
  const files = [...world.site.filesOf(commitOf(world, name).sha)].filter(([file]) => file.startsWith(start));
  if (files.length === 0) throw notFound();
  return files.map(([file, sha]) => ({ path: file.slice(start.length), type: 'blob', mode: '100644', sha }));
}

function newPull(number: number, { repo, account, site }: Options, given: Record<string, unknown>) {
  const { title, base, body, head } = given;
  const now = new Date().toISOString();
  const branch = (ref: string) => ({
    ref,
    get sha() {
      return site.find(ref)?.sha;
    },
  });
  return {
    number,
    title,
    body,
    html_url: `https://github.com/${repo}/pull/${number}`,
    labels: [] as { name: string }[],
    user: { login: account.login },
    head: Object.assign(branch(branchOf(head)), { repo: { fork: false, full_name: repo } }),
    base: branch(String(base)),
    state: 'open',
    created_at: now,
    updated_at: now,
    merged_at: null as string | null,
  };
}

function pullOf({ pulls }: World, number: string): PullRequest {
  const pull = pulls.find((each) => each.number === Number(number));
  if (!pull) throw notFound();
  return pull;
}

function merge(world: World, pull: PullRequest, body: Record<string, unknown>): object {
  const { site } = world;
  if (body.merge_method !== 'squash')
    throw new Refusal(405, 'Merge commits are not allowed on this repository.');
  const [head, base] = [commitOf(world, pull.head.ref).sha, commitOf(world, pull.base.ref).sha];
  if (body.sha !== undefined && body.sha !== head) throw new Refusal(409, 'Head branch was modified.');
  const tree = pull.state === 'open' ? site.merge(base, head) : undefined;
  if (tree === undefined) throw new Refusal(405, 'Pull Request is not mergeable');
  const message = `${String(pull.title)} (#${pull.number})\n\n${String(body.commit_message ?? '')}`;
  const sha = site.writeCommit({ message, tree, parents: [base], author: self(world) });
  site.heads.set(pull.base.ref, sha);
  Object.assign(pull, { state: 'closed', merged_at: new Date().toISOString() });
  return { sha, merged: true };
}

type Asked = { query: URLSearchParams; body: Record<string, unknown> };
type Respond = (world: World, asked: Asked, ...parts: string[]) => unknown;

/** The REST API of one repository, by method and path below /repos/owner/name/. */
const routes = Object.entries<Respond>({
  'GET ': ({ repo, account }) => ({
    full_name: repo,
    owner: { login: repo.split('/')[0] },
    default_branch: 'main',
    permissions: { pull: true, push: account.canWrite },
  }),
  'GET branches/(.+)': (world, _asked, name = '') => ({ name, commit: { sha: commitOf(world, name).sha } }),
  'GET git/trees/([^:]+)(?::(.*))?': (world, _asked, name = '', folder = '') => ({
    tree: listFolder(world, name, folder),
    truncated: false,
  }),
  'GET git/blobs/(\\w+)': (world, _asked, sha) => ({ sha, ...contentOf(world, sha) }),
  'GET contents/(.+)': (world, { query }, file = '') => {
    const { sha } = commitOf(world, query.get('ref') ?? 'main');
    return { name: path.basename(file), path: file, ...contentOf(world, world.site.filesOf(sha).get(file)) };
  },
  'POST git/blobs': ({ site }, { body }) => {
    const encoding = body.encoding === 'base64' ? 'base64' : 'utf8';
    return { sha: site.writeBlob(Buffer.from(String(body.content), encoding)) };
  },
  'POST git/trees': (world, { body }) => {
    const { sha } = commitOf(world, String(body.base_tree));
    return { sha: world.site.writeTree(world.site.filesOf(sha), body.tree as never) };
  },
  'POST git/commits': (world, { body }) => {
    const sha = world.site.writeCommit({ author: self(world), ...body } as NewCommit);
    const { commit, parents } = commitOf(world, sha);
    return { ...commit, sha, parents };
  },
  'POST git/refs': ({ site }, { body }) => {
    const { ref, sha } = body as { ref: string; sha: string };
    if (site.find(ref)) throw new Refusal(422, 'Reference already exists');
    site.heads.set(ref.replace('refs/heads/', ''), sha);
    return { ref, object: { sha, type: 'commit' } };
  },
  'PATCH git/refs/heads/(.+)': (world, { body }, name = '') => {
    const { sha, force } = body as { sha: string; force?: boolean };
    const now = commitOf(world, name).sha;
    if (!force && world.site.mergeBase(now, sha) !== now)
      throw new Refusal(422, 'Update is not a fast forward');
    world.site.heads.set(name, sha);
    return { ref: `refs/heads/${name}`, object: { sha, type: 'commit' } };
  },
  'DELETE git/refs/heads/(.+)': ({ site, pulls }, _asked, name = '') => {
    if (!site.heads.delete(name)) throw new Refusal(422, 'Reference does not exist');
    // A branch that is gone takes its open pull requests with it.
    for (const pull of pulls) if (pull.head.ref === name) pull.state = 'closed';
  },
  'GET commits/([^/]+)/status': () => ({ state: 'pending', statuses: [] }),
  'GET commits': (world, { query }) => {
    const file = query.get('path');
    const { sha } = commitOf(world, query.get('sha') ?? 'main');
    const isOfFile = (id: string, parent = ''): boolean =>
      world.site.filesOf(id).get(file!) !== world.site.filesOf(parent).get(file!);
    return world.site.log(sha).filter((each) => !file || isOfFile(each.sha, each.parents[0]?.sha));
  },
  'GET compare/(.+)\\.\\.\\.(.+)': (world, _asked, from = '', to = '') => {
    const { site } = world;
    const [base, head] = [commitOf(world, from), commitOf(world, to)];
    const shared = site.mergeBase(base.sha, head.sha);
    const known = new Set(site.log(base.sha).map(({ sha }) => sha));
    const statusOf = (file: string, sha: string | null): string =>
      sha === null ? 'removed' : site.filesOf(shared).has(file) ? 'modified' : 'added';
    return {
      base_commit: base,
      merge_base_commit: site.find(shared),
      commits: site
        .log(head.sha)
        .filter(({ sha }) => !known.has(sha))
        .toReversed(),
      files: site.differences(shared, head.sha).map(({ path: filename, sha }) => ({
        filename,
        status: statusOf(filename, sha),
        sha: sha ?? site.filesOf(shared).get(filename),
        // GitHub shows no patch of a picture, by which Decap CMS knows one.
        patch: /\.(json|md)$/.test(filename) ? '@@' : undefined,
      })),
    };
  },
  // One run of the workflow for the last commit of the branch, which went through.
  'GET actions/runs': (world, { query }) => {
    const { commit } = commitOf(world, query.get('branch') ?? 'main');
    const run = { id: 1, name: 'Site', status: 'completed', conclusion: 'success' };
    const html_url = `https://github.com/${world.repo}/actions/runs/1`;
    return { workflow_runs: [{ ...run, html_url, updated_at: commit.committer.date }] };
  },
  'GET pulls': (world, { query }) => {
    const [state, head] = [query.get('state') ?? 'open', query.get('head')];
    return world.pulls.filter(
      (pull) => [pull.state, 'all'].includes(state) && (head === null || pull.head.ref === branchOf(head)),
    );
  },
  'POST pulls': (world, { body }) => {
    const pull = newPull(world.pulls.length + 1, world, body);
    world.pulls.push(pull);
    return pull;
  },
  'GET pulls/(\\d+)': (world, _asked, number = '') => pullOf(world, number),
  'PUT pulls/(\\d+)/merge': (world, { body }, number = '') => merge(world, pullOf(world, number), body),
  'PUT issues/(\\d+)/labels': (world, { body }, number = '') => {
    const pull = pullOf(world, number);
    pull.labels = ((body.labels as string[]) ?? []).map((name) => ({ name }));
    return pull.labels;
  },
}).map(([asked, respond]) => [new RegExp(`^${asked}$`), respond] as const);

async function answer(world: World, request: IncomingMessage, url: URL): Promise<unknown> {
  const { login, name, token, canWrite } = world.account;
  const { headers, method = 'GET' } = request;
  if (headers.authorization !== `token ${token}`) throw new Refusal(401, 'Bad credentials');
  if (method !== 'GET' && !canWrite) throw new Refusal(403, 'Resource not accessible');
  const asked = decodeURIComponent(url.pathname);
  if (asked === '/user' || asked === `/users/${login}`)
    return { login, name, email: null, avatar_url: 'https://avatars.githubusercontent.com/u/1' };
  // Where Decap CMS keeps notes on an entry: there are none.
  if (asked === '/search/issues') return { total_count: 0, items: [] };
  const sent = await text(request);
  const body = (sent === '' ? {} : JSON.parse(sent)) as Asked['body'];
  const wanted = `${method} ${asked.replace(`/repos/${world.repo}`, '').slice(1)}`;
  for (const [route, respond] of routes) {
    const match = route.exec(wanted);
    if (match) return respond(world, { query: url.searchParams, body }, ...match.slice(1));
  }
  throw notFound();
}

/** The page that the sign-in server ends with, in the words of Decap CMS's NetlifyAuthenticator. */
const signInPage = ({
  account: { token },
  screenOrigin,
}: World): string => `<!doctype html><title>Sign in</title>
<script>
  window.addEventListener('message', ({ origin, source }) => {
    if (origin !== '${screenOrigin}') return;
    const token = JSON.stringify({ provider: 'github', token: '${token}' });
    source.postMessage('authorization:github:success:' + token, origin);
  });
  window.opener.postMessage('authorizing:github', '${screenOrigin}');
</script>`;

function send(response: ServerResponse, status: number, body: unknown): void {
  // What is empty has no type: a client that reads JSON wherever the type says so would fail.
  if (body === undefined) return void response.writeHead(204).end();
  // GitHub lets a browser keep what it has read for a minute: who needs it fresh must say so.
  const type = { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, 'cache-control': 'private, max-age=60, s-maxage=60' });
  response.end(JSON.stringify(body));
}

/** Stands in for GitHub's REST API of one repository, and at /auth for the server of the sign-in window. */
export async function startGitHub(options: Options) {
  const world: World = { ...options, pulls: [] };
  const { app, screenOrigin } = options;
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', screenOrigin);
    response.setHeader('vary', 'origin, authorization');
    if (url.pathname === '/auth') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage(world));
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
