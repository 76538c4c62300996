import type { GitRepository } from './git-repository';
import type { PullRequests } from './pull-requests';

/** Who is signed in, as GitHub knows them. */
export type Account = { login: string; name: string; token: string; canWrite: boolean };

/** What a route answers from. */
export type World = { repo: string; repository: GitRepository; pulls: PullRequests; account: Account };

export type Asked = {
  /** What the groups of the route's path matched. */
  parts: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
};

export type Answer = { status: number; body?: unknown };
export type Route = { method: string; path: RegExp; answer: (world: World, asked: Asked) => Promise<Answer> };

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
