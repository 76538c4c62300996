import path from 'node:path';
import type { gitIn, Person } from './git';

/** Who is signed in, as GitHub knows them. */
export type Account = { login: string; name: string; token: string; canWrite: boolean };

export type PullRequest = {
  number: number;
  title: string;
  body: string;
  /** The branch that is to be merged, and the one it is to be merged into. */
  head: string;
  base: string;
  state: 'open' | 'closed';
  labels: string[];
  author: string;
  updatedAt: string;
  mergedAt: string | null;
};

/** What the routes answer from. */
export type World = { repo: string; git: ReturnType<typeof gitIn>; account: Account; pulls: PullRequest[] };

/** What GitHub does not do, with its status and its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Asked = { query: URLSearchParams; body: Record<string, unknown> };
type Respond = (world: World, parts: string[], asked: Asked) => Promise<unknown>;

export const notFound = (): Refusal => new Refusal(404, 'Not Found');
const unprocessable = (message: string): Refusal => new Refusal(422, message);

/** A branch as `owner:branch`; there is but one account. */
const branchOf = (named: string): string => named.slice(named.indexOf(':') + 1);
/** GitHub breaks base64 into lines. */
const inLines = (bytes: Buffer): string => bytes.toString('base64').replace(/.{60}/g, '$&\n');

async function commitOf({ git }: World, name: string): Promise<string> {
  const branch = branchOf(name);
  const found = (await git.findCommit(`refs/heads/${branch}`)) ?? (await git.findCommit(branch));
  if (found === undefined) throw notFound();
  return found;
}

const self = ({ account: { login, name } }: World): Person => ({
  name,
  email: `${login}@users.noreply.github.com`,
});

async function readFile({ git }: World, name: string): Promise<Buffer> {
  const bytes = await git.readBlob(name);
  if (bytes === undefined) throw notFound();
  return bytes;
}

async function shownPull(world: World, pull: PullRequest) {
  const { number, title, body, state, author, labels, updatedAt, mergedAt } = pull;
  const [head, base] = [pull.head, pull.base].map((branch) => world.git.findCommit(`refs/heads/${branch}`));
  return {
    number,
    title,
    body,
    state,
    html_url: `https://github.com/${world.repo}/pull/${number}`,
    labels: labels.map((name) => ({ name })),
    user: { login: author },
    head: { ref: pull.head, sha: await head, repo: { fork: false, full_name: world.repo } },
    base: { ref: pull.base, sha: await base },
    created_at: updatedAt,
    updated_at: updatedAt,
    merged_at: mergedAt,
  };
}

function pullOf({ pulls }: World, number = ''): PullRequest {
  const pull = pulls.find((each) => each.number === Number(number));
  if (!pull) throw notFound();
  return pull;
}

/** Squashes a pull request into one commit. */
async function merge(world: World, pull: PullRequest, body: Asked['body']): Promise<object> {
  const { git } = world;
  if (body.merge_method !== 'squash')
    throw new Refusal(405, 'Merge commits are not allowed on this repository.');
  const [head, base] = [await commitOf(world, pull.head), await commitOf(world, pull.base)];
  if (body.sha !== undefined && body.sha !== head) throw new Refusal(409, 'Head branch was modified.');
  const tree = pull.state === 'open' ? await git.merge(base, head) : undefined;
  if (tree === undefined) throw new Refusal(405, 'Pull Request is not mergeable');
  const message = `${pull.title} (#${pull.number})\n\n${String(body.commit_message ?? '')}`;
  const sha = await git.writeCommit({ message, tree, parents: [base], author: self(world) });
  await git.moveRef(`refs/heads/${pull.base}`, sha);
  Object.assign(pull, { state: 'closed', mergedAt: new Date().toISOString() });
  return { sha, merged: true };
}

/** The REST API of one repository, by method and path below /repos/owner/name/. */
export const routes = Object.entries<Respond>({
  'GET ': async ({ repo, account }) => ({
    full_name: repo,
    owner: { login: repo.split('/')[0] },
    default_branch: 'main',
    permissions: { pull: true, push: account.canWrite },
  }),
  'GET branches/(.+)': async (world, [name = '']) => ({
    name,
    commit: { sha: await commitOf(world, `refs/heads/${name}`) },
  }),
  'GET git/trees/([^:]+)(?::(.*))?': async (world, [name = '', folder = ''], { query }) => {
    const tree = await world.git.listFolder(await commitOf(world, name), folder, query.has('recursive'));
    if (!tree) throw notFound();
    return { tree, truncated: false };
  },
  'GET git/blobs/(\\w+)': async (world, [sha = '']) => {
    const bytes = await readFile(world, sha);
    return { sha, size: bytes.length, encoding: 'base64', content: inLines(bytes) };
  },
  'GET contents/(.+)': async (world, [file = ''], { query }) => {
    const commit = await commitOf(world, query.get('ref') ?? 'main');
    const content = inLines(await readFile(world, `${commit}:${file}`));
    return { name: path.basename(file), path: file, encoding: 'base64', content };
  },
  'POST git/blobs': async ({ git }, _parts, { body }) => {
    const encoding = body.encoding === 'base64' ? 'base64' : 'utf8';
    return { sha: await git.writeBlob(Buffer.from(String(body.content), encoding)) };
  },
  'POST git/trees': async (world, _parts, { body }) => {
    const base = await commitOf(world, String(body.base_tree));
    return { sha: await world.git.writeTree(base, body.tree as never) };
  },
  'POST git/commits': async (world, _parts, { body }) => {
    const sha = await world.git.writeCommit({ author: self(world), ...body } as never);
    const { commit, parents } = await world.git.readCommit(sha);
    return { ...commit, sha, parents };
  },
  'POST git/refs': async ({ git }, _parts, { body }) => {
    const { ref, sha } = body as { ref: string; sha: string };
    if (await git.findCommit(ref)) throw unprocessable('Reference already exists');
    await git.moveRef(ref, sha);
    return { ref, object: { sha, type: 'commit' } };
  },
  'PATCH git/(refs/.+)': async ({ git }, [ref = ''], { body }) => {
    const { sha, force } = body as { sha: string; force?: boolean };
    const now = await git.findCommit(ref);
    if (!now) throw unprocessable('Reference does not exist');
    if (!force && (await git.mergeBase(now, sha)) !== now)
      throw unprocessable('Update is not a fast forward');
    await git.moveRef(ref, sha);
    return { ref, object: { sha, type: 'commit' } };
  },
  'DELETE git/(refs/.+)': async ({ git, pulls }, [ref = '']) => {
    if (!(await git.findCommit(ref))) throw unprocessable('Reference does not exist');
    await git.deleteRef(ref);
    // A branch that is gone takes its open pull requests with it.
    for (const pull of pulls) if (`refs/heads/${pull.head}` === ref) pull.state = 'closed';
  },
  'GET commits/([^/]+)/status': async () => ({ state: 'pending', statuses: [] }),
  'GET commits': async (world, _parts, { query }) => {
    const from = await commitOf(world, query.get('sha') ?? 'main');
    return world.git.readCommits('--max-count=30', from, '--', query.get('path') ?? '.');
  },
  'GET compare/(.+)\\.\\.\\.(.+)': async (world, [from = '', to = '']) => {
    const { git } = world;
    const [base, head] = [await commitOf(world, from), await commitOf(world, to)];
    const shared = await git.mergeBase(base, head);
    return {
      base_commit: await git.readCommit(base),
      merge_base_commit: await git.readCommit(shared),
      commits: await git.readCommits('--reverse', `${base}..${head}`),
      files: await git.differences(shared, head),
    };
  },
  // One run of the workflow for the last commit of the branch, which went through.
  'GET actions/runs': async (world, _parts, { query }) => {
    const { commit } = await world.git.readCommit(await commitOf(world, query.get('branch') ?? 'main'));
    const run = { id: 1, name: 'Site', status: 'completed', conclusion: 'success' };
    const html_url = `https://github.com/${world.repo}/actions/runs/1`;
    return { workflow_runs: [{ ...run, html_url, updated_at: commit.committer.date }] };
  },
  'GET pulls': async (world, _parts, { query }) => {
    const [state, head] = [query.get('state') ?? 'open', query.get('head')];
    const wanted = world.pulls.filter(
      (pull) => [pull.state, 'all'].includes(state) && (head === null || pull.head === branchOf(head)),
    );
    return Promise.all(wanted.map((pull) => shownPull(world, pull)));
  },
  'POST pulls': async (world, _parts, { body }) => {
    const { title, base, body: words } = body as Record<'title' | 'base' | 'body', string>;
    const pull: PullRequest = {
      title,
      base,
      body: words,
      head: branchOf(String(body.head)),
      author: world.account.login,
      number: world.pulls.length + 1,
      state: 'open',
      labels: [],
      updatedAt: new Date().toISOString(),
      mergedAt: null,
    };
    world.pulls.push(pull);
    return shownPull(world, pull);
  },
  'GET pulls/(\\d+)': (world, [number]) => shownPull(world, pullOf(world, number)),
  'PATCH pulls/(\\d+)': (world, [number], { body }) =>
    shownPull(
      world,
      Object.assign(pullOf(world, number), { state: body.state === 'closed' ? 'closed' : 'open' }),
    ),
  'PUT pulls/(\\d+)/merge': (world, [number], { body }) => merge(world, pullOf(world, number), body),
  'PUT issues/(\\d+)/labels': async (world, [number], { body }) => {
    const pull = pullOf(world, number);
    pull.labels = (body.labels as string[]) ?? [];
    return pull.labels.map((name) => ({ name }));
  },
}).map(([asked, respond]) => [new RegExp(`^${asked}$`), respond] as const);
