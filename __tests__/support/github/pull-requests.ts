import type { GitRepository } from './git-repository';
import { notFound, Refusal, unprocessable } from './refusal';

export type PullRequest = {
  readonly number: number;
  title: string;
  body: string;
  /** The branch that is to be merged, and the one it is to be merged into. */
  readonly head: string;
  readonly base: string;
  state: 'open' | 'closed';
  labels: string[];
  readonly author: string;
  readonly createdAt: string;
  updatedAt: string;
  mergedAt: string | null;
  /** The last commits of both that were seen: the branch may be gone by now. */
  commits: { head: string; base: string };
};

type Named = Pick<PullRequest, 'title' | 'body' | 'head' | 'base' | 'author'>;
type Filter = { head?: string; base?: string; state: string };
type Merge = { expectedHead?: string; message: string; by: { name: string; email: string } };

const branchRef = (branch: string): string => `refs/heads/${branch}`;

/** The pull requests of one repository, kept in memory; they are squashed into one commit when they are merged. */
export class PullRequests {
  private readonly all: PullRequest[] = [];

  constructor(private readonly repository: GitRepository) {}

  async create({ head, base, ...named }: Named): Promise<PullRequest> {
    const commits = await this.commitsOf(head, base);
    if (!commits) throw unprocessable('Validation Failed');
    if (commits.head === commits.base) throw unprocessable(`No commits between ${base} and ${head}`);
    if (this.all.some((pull) => pull.state === 'open' && pull.head === head && pull.base === base))
      throw unprocessable(`A pull request already exists for ${head}.`);
    const now = new Date().toISOString();
    const pull: PullRequest = {
      ...named,
      number: this.all.length + 1,
      head,
      base,
      commits,
      state: 'open',
      labels: [],
      createdAt: now,
      updatedAt: now,
      mergedAt: null,
    };
    this.all.push(pull);
    return pull;
  }

  /** As the branches are now, the newest first. */
  async list({ head, base, state }: Filter): Promise<PullRequest[]> {
    await Promise.all(this.all.map((pull) => this.look(pull)));
    return this.all
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => head === undefined || pull.head === head)
      .filter((pull) => base === undefined || pull.base === base)
      .toReversed();
  }

  async get(number: number): Promise<PullRequest> {
    const pull = this.all.find((each) => each.number === number);
    if (!pull) throw notFound();
    return this.look(pull);
  }

  async change(number: number, change: Partial<Pick<PullRequest, 'state' | 'labels'>>): Promise<PullRequest> {
    return Object.assign(await this.get(number), change, { updatedAt: new Date().toISOString() });
  }

  /** A branch that is gone takes its open pull requests with it. */
  closeFor(head: string): void {
    for (const pull of this.all) if (pull.head === head) pull.state = 'closed';
  }

  async merge(number: number, { expectedHead, message, by }: Merge): Promise<string> {
    const pull = await this.get(number);
    const { head, base } = pull.commits;
    if (expectedHead !== undefined && expectedHead !== head)
      throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
    const tree = pull.state === 'open' ? await this.repository.merge(base, head) : undefined;
    if (tree === undefined) throw new Refusal(405, 'Pull Request is not mergeable');
    const text = `${pull.title} (#${number})\n\n${message}`;
    const commit = { message: text, tree, parents: [base], author: by, committer: by };
    const sha = await this.repository.writeCommit(commit);
    await this.repository.moveRef(branchRef(pull.base), sha);
    Object.assign(pull, { state: 'closed', mergedAt: new Date().toISOString() });
    return sha;
  }

  private async look(pull: PullRequest): Promise<PullRequest> {
    if (pull.state === 'open') pull.commits = (await this.commitsOf(pull.head, pull.base)) ?? pull.commits;
    return pull;
  }

  private async commitsOf(head: string, base: string): Promise<PullRequest['commits'] | undefined> {
    const [headCommit, baseCommit] = await Promise.all(
      [head, base].map((branch) => this.repository.findCommit(branchRef(branch))),
    );
    return headCommit && baseCommit ? { head: headCommit, base: baseCommit } : undefined;
  }
}
