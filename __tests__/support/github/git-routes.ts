import path from 'node:path';
import type { Commit, GitRepository, Person, TreeChange } from './git-repository';
import { notFound, unprocessable } from './refusal';
import { created, ok, type Account, type Route, type World } from './route';

export const emailOf = ({ login }: Account): string => `${login}@users.noreply.github.com`;

async function commitOf(repository: GitRepository, name: string): Promise<string> {
  // A branch of another account's copy is named as account:branch; here there is but one account.
  const branch = name.slice(name.indexOf(':') + 1);
  const found =
    (await repository.findCommit(`refs/heads/${branch}`)) ?? (await repository.findCommit(branch));
  if (!found) throw notFound();
  return found;
}

const shown = ({ sha, message, author, committer, parents, tree }: Commit) => ({
  sha,
  commit: { message, author, committer, tree: { sha: tree } },
  parents: parents.map((parent) => ({ sha: parent })),
});

const shownRef = (ref: string, sha: string) => ({ ref, object: { sha, type: 'commit' } });

const readTree: Route = {
  method: 'GET',
  path: /^git\/trees\/([^:]+)(?::(.*))?$/,
  async answer({ repository }, { parts: [name = '', folder = ''], query }) {
    const tree = await repository.listFolder(
      await commitOf(repository, name),
      folder,
      query.has('recursive'),
    );
    if (!tree) throw notFound();
    return ok({ tree, truncated: false });
  },
};

const readBlob: Route = {
  method: 'GET',
  path: /^git\/blobs\/(\w+)$/,
  async answer({ repository }, { parts: [sha = ''] }) {
    const bytes = await repository.readBlob(sha);
    if (!bytes) throw notFound();
    // GitHub breaks it into lines.
    const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
    return ok({ sha, size: bytes.length, encoding: 'base64', content });
  },
};

const writeBlob: Route = {
  method: 'POST',
  path: /^git\/blobs$/,
  async answer({ repository }, { body }) {
    const encoding = body.encoding === 'base64' ? 'base64' : 'utf8';
    return created({ sha: await repository.writeBlob(Buffer.from(String(body.content), encoding)) });
  },
};

const writeTree: Route = {
  method: 'POST',
  path: /^git\/trees$/,
  async answer({ repository }, { body }) {
    const base = await commitOf(repository, String(body.base_tree));
    return created({ sha: await repository.writeTree(base, body.tree as TreeChange[]) });
  },
};

const writeCommit: Route = {
  method: 'POST',
  path: /^git\/commits$/,
  async answer({ repository, account }, { body }) {
    const self = { name: account.name, email: emailOf(account) };
    const { author = self, committer = author } = body as { author?: Person; committer?: Person };
    const { message, tree, parents } = body as { message: string; tree: string; parents: string[] };
    const sha = await repository.writeCommit({ message, tree, parents, author, committer });
    return created(shownPlain(await repository.readCommit(sha)));
  },
};

/** A commit in the form of GitHub's git database API, which is flatter than in lists of commits. */
const shownPlain = (commit: Commit) => ({
  ...shown(commit).commit,
  sha: commit.sha,
  parents: shown(commit).parents,
});

const readBranch: Route = {
  method: 'GET',
  path: /^branches\/(.+)$/,
  async answer({ repository }, { parts: [name = ''] }) {
    const sha = await repository.findCommit(`refs/heads/${name}`);
    if (!sha) throw notFound();
    return ok({ name, commit: { sha } });
  },
};

const createRef: Route = {
  method: 'POST',
  path: /^git\/refs$/,
  async answer({ repository }, { body }) {
    const { ref, sha } = body as { ref: string; sha: string };
    if (await repository.findCommit(ref)) throw unprocessable('Reference already exists');
    await repository.moveRef(ref, sha);
    return created(shownRef(ref, sha));
  },
};

const moveRef: Route = {
  method: 'PATCH',
  path: /^git\/(refs\/.+)$/,
  async answer({ repository }, { parts: [ref = ''], body }) {
    const { sha, force } = body as { sha: string; force?: boolean };
    const now = await repository.findCommit(ref);
    if (!now) throw unprocessable('Reference does not exist');
    if (!force && !(await repository.isAncestor(now, sha)))
      throw unprocessable('Update is not a fast forward');
    await repository.moveRef(ref, sha);
    return ok(shownRef(ref, sha));
  },
};

const deleteRef: Route = {
  method: 'DELETE',
  path: /^git\/(refs\/.+)$/,
  async answer({ repository, pulls }, { parts: [ref = ''] }) {
    if (!(await repository.findCommit(ref))) throw unprocessable('Reference does not exist');
    await repository.deleteRef(ref);
    pulls.closeFor(ref.replace('refs/heads/', ''));
    return { status: 204 };
  },
};

const listCommits: Route = {
  method: 'GET',
  path: /^commits$/,
  async answer({ repository }, { query }) {
    const from = await commitOf(repository, query.get('sha') ?? 'main');
    return ok((await repository.commitsOf(query.get('path') ?? '.', from)).map(shown));
  },
};

const readContents: Route = {
  method: 'GET',
  path: /^contents\/(.+)$/,
  async answer({ repository }, { parts: [file = ''], query }) {
    const [folder, name] = [path.posix.dirname(file), path.posix.basename(file)];
    const commit = await commitOf(repository, query.get('ref') ?? 'main');
    const found = (await repository.listFolder(commit, folder, false))?.find((entry) => entry.path === name);
    const bytes = found && (await repository.readBlob(found.sha));
    if (!bytes) throw notFound();
    const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
    return ok({ name, path: file, encoding: 'base64', content });
  },
};

/** One run of the workflow for the last commit of the branch, which went through. */
const listRuns: Route = {
  method: 'GET',
  path: /^actions\/runs$/,
  async answer({ repo, repository }, { query }) {
    const sha = await commitOf(repository, query.get('branch') ?? 'main');
    const { committer } = await repository.readCommit(sha);
    const shared = { id: 1, name: 'Site', head_sha: sha, updated_at: committer.date };
    const run = { ...shared, status: 'completed', conclusion: 'success' };
    return ok({ workflow_runs: [{ ...run, html_url: `https://github.com/${repo}/actions/runs/1` }] });
  },
};

const readStatus: Route = {
  method: 'GET',
  path: /^commits\/([^/]+)\/status$/,
  answer: async () => ok({ state: 'pending', statuses: [] }),
};

const compare: Route = {
  method: 'GET',
  path: /^compare\/(.+)\.\.\.(.+)$/,
  async answer({ repository }, { parts: [from = '', to = ''] }) {
    const [base, head] = [await commitOf(repository, from), await commitOf(repository, to)];
    const shared = await repository.mergeBase(base, head);
    return ok({
      base_commit: shown(await repository.readCommit(base)),
      merge_base_commit: shown(await repository.readCommit(shared)),
      commits: (await repository.commitsBetween(base, head)).map(shown),
      files: await repository.differences(shared, head),
    });
  },
};

const readRepository: Route = {
  method: 'GET',
  path: /^$/,
  async answer({ repo, account }: World) {
    const [login] = repo.split('/');
    const permissions = { pull: true, push: account.canWrite };
    return ok({ full_name: repo, owner: { login }, default_branch: 'main', permissions });
  },
};

/** The repository itself: its branches, files and commits. Paths are below /repos/owner/name/. */
export const gitRoutes: Route[] = [
  readRepository,
  readBranch,
  readTree,
  readBlob,
  writeBlob,
  writeTree,
  writeCommit,
  createRef,
  moveRef,
  deleteRef,
  readStatus,
  readContents,
  listRuns,
  listCommits,
  compare,
];
