import { emailOf } from './git-routes';
import type { PullRequest } from './pull-requests';
import { Refusal } from './refusal';
import { created, ok, type Route } from './route';

function shown(repo: string, pull: PullRequest) {
  const { number, title, body, state, commits } = pull;
  return {
    number,
    title,
    body,
    state,
    html_url: `https://github.com/${repo}/pull/${number}`,
    labels: pull.labels.map((name) => ({ name })),
    user: { login: pull.author },
    head: { ref: pull.head, sha: commits.head, repo: { fork: false } },
    base: { ref: pull.base, sha: commits.base },
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    merged_at: pull.mergedAt,
  };
}

/** A branch as `owner:branch`. */
const branchOf = (named: string): string => named.slice(named.indexOf(':') + 1);

const list: Route = {
  method: 'GET',
  path: /^pulls$/,
  async answer({ repo, pulls }, { query }) {
    const head = query.get('head');
    const base = query.get('base') ?? undefined;
    const filter = {
      ...(head === null ? {} : { head: branchOf(head) }),
      base,
      state: query.get('state') ?? 'open',
    };
    return ok((await pulls.list(filter)).map((pull) => shown(repo, pull)));
  },
};

const create: Route = {
  method: 'POST',
  path: /^pulls$/,
  async answer({ repo, pulls, account }, { body }) {
    const { title, body: text = '', head, base } = body as Record<'title' | 'body' | 'head' | 'base', string>;
    const named = { title, body: text, head: branchOf(head), base, author: account.login };
    return created(shown(repo, await pulls.create(named)));
  },
};

const read: Route = {
  method: 'GET',
  path: /^pulls\/(\d+)$/,
  answer: async ({ repo, pulls }, { parts: [number] }) => ok(shown(repo, await pulls.get(Number(number)))),
};

const change: Route = {
  method: 'PATCH',
  path: /^pulls\/(\d+)$/,
  async answer({ repo, pulls }, { parts: [number], body }) {
    const state = body.state === 'closed' ? 'closed' : 'open';
    return ok(shown(repo, await pulls.change(Number(number), { state })));
  },
};

const merge: Route = {
  method: 'PUT',
  path: /^pulls\/(\d+)\/merge$/,
  async answer({ pulls, account }, { parts: [number], body }) {
    const asked = body as { sha?: string; commit_message?: string; merge_method?: string };
    if (asked.merge_method !== 'squash')
      throw new Refusal(405, 'Merge commits are not allowed on this repository.');
    const by = { name: account.name, email: emailOf(account) };
    const wanted = { expectedHead: asked.sha, message: asked.commit_message ?? '', by };
    const sha = await pulls.merge(Number(number), wanted);
    return ok({ sha, merged: true, message: 'Pull Request successfully merged' });
  },
};

const label: Route = {
  method: 'PUT',
  path: /^issues\/(\d+)\/labels$/,
  async answer({ pulls }, { parts: [number], body }) {
    const { labels } = await pulls.change(Number(number), { labels: (body.labels as string[]) ?? [] });
    return ok(labels.map((name) => ({ name })));
  },
};

/** Review: pull requests and their labels. Paths are below /repos/owner/name/. */
export const pullRoutes: Route[] = [list, create, read, change, merge, label];
