import { listOf } from '../contacts';
import type { GitHubApp } from './github-app';
import { NotSignedIn } from './sign-in';

/** Somebody who may edit, as the database has it in the list `editors`: all content, or that of one city. */
export type Editor = { mail: string; name: string; city?: string };

type ChangedFile = { filename: string; previous_filename?: string; status?: string };

const isDraft = (branch: string): boolean =>
  /^(cms|content)(\/[\w-][\w.-]*)+$/.test(branch) && !branch.includes('..');

function mayChange({ city }: Editor, path: string, isNew: boolean): boolean {
  if (!path.startsWith('content/') || /(^|\/)\.{0,2}(\/|$)/.test(path)) return false;
  return (
    city === undefined ||
    // Also its translations.
    path.replace(/\.[a-z]{2}(?=\.json$)/, '') === `content/cities/${city}.json` ||
    path.startsWith(`content/local-services/${city}/`) ||
    // Photographs are shared: an older one may be on another city's page.
    (isNew && path.startsWith('content/media/photos/'))
  );
}

export type Desk = {
  repo: string;
  branch: string;
  isReviewed: boolean;
  app: GitHubApp;
  readSignIn: (token: string) => Promise<string>;
  /** As the database has the list; one that was taken out of it leaves a gap. */
  readEditors: () => Promise<unknown>;
};

type Asked = { method: string; url: string; authorization: string; body: unknown };
export type Answer = { status: number; body: object | null };

class Refusal extends Error {}
const notDone = 'The editing screen does not do this.';

type Person = { name: string; email: string };
type Compared = { files?: ChangedFile[]; commits: { commit: { author: Person } }[] };
type Pull = { head: { ref: string; sha: string; repo: { full_name: string } | null }; base: { ref: string } };
const mostFiles = 300;

/** Gives the body that is sent to GitHub for a call that writes; throws where the editor may not make it. */
type Write = (desk: Desk, editor: Editor, parts: string[], body: Record<string, unknown>) => Promise<object>;

async function read<Value>({ app }: Desk, path: string): Promise<Value> {
  const answer = await app.ask('GET', path);
  if (answer.ok) return (await answer.json()) as Value;
  throw new Refusal(`GitHub does not have ${path} (${answer.status}).`);
}

function checkFiles(editor: Editor, files: readonly ChangedFile[]): void {
  for (const { filename, previous_filename: former = filename, status = 'added' } of files) {
    const foreign = [filename, former].find((path) => !mayChange(editor, path, status === 'added'));
    if (foreign === undefined) continue;
    throw new Refusal(
      foreign.startsWith('content/') && editor.city !== undefined
        ? `You may change the texts and photographs of ${editor.city} only, and ${foreign} is not one of them.`
        : `Only the content of the site can be changed here, and ${foreign} is not part of it.`,
    );
  }
}

async function checkChanges(desk: Desk, editor: Editor, head: string): Promise<Person[]> {
  const path = `/compare/${encodeURIComponent(desk.branch)}...${encodeURIComponent(head)}`;
  const { files = [], commits } = await read<Compared>(desk, path);
  if (files.length >= mostFiles) throw new Refusal('These are too many files for one change.');
  checkFiles(editor, files);
  return commits.map(({ commit }) => commit.author);
}

function draftOf(name: unknown): string {
  const draft = String(name);
  if (!isDraft(draft)) throw new Refusal(notDone);
  return draft;
}

/** A name would stand for another commit by the time GitHub reads it. */
function commitOf(sha: unknown): string {
  if (/^[0-9a-f]{40}$/.test(String(sha))) return String(sha);
  throw new Refusal(notDone);
}

async function checkPull(desk: Desk, editor: Editor, number = '') {
  const { head, base } = await read<Pull>(desk, `/pulls/${number}`);
  if (base.ref !== desk.branch || head.repo?.full_name !== desk.repo) throw new Refusal(notDone);
  draftOf(head.ref);
  return { sha: head.sha, authors: await checkChanges(desk, editor, head.sha) };
}

const moveBranch: Write = async (desk, editor, [branch = ''], { sha, force }) => {
  const isLive = branch === desk.branch;
  if (isLive && desk.isReviewed)
    throw new Refusal('Here every change waits for a review, and this one would go live without one.');
  // What a draft has so far is theirs too.
  if (!isLive) await checkChanges(desk, editor, draftOf(branch));
  await checkChanges(desk, editor, commitOf(sha));
  return { sha, force: !isLive && force === true };
};

const writes = Object.entries<Write>({
  // It is nowhere until a branch has it.
  'POST git/blobs': async (_desk, _editor, _parts, { content, encoding }) => ({ content, encoding }),
  'POST git/trees': async (_desk, editor, _parts, { base_tree, tree }) => {
    // As a plain file: never a link or a submodule.
    const blob = { mode: '100644', type: 'blob' };
    const files = tree as { path: string; sha: string | null }[];
    for (const { path } of files) checkFiles(editor, [{ filename: path }]);
    return { base_tree, tree: files.map(({ path, sha }) => ({ path, sha, ...blob })) };
  },
  'POST git/commits': async ({ app }, { name, mail }, _parts, { message, tree, parents }) => ({
    message,
    tree,
    parents,
    author: { name, email: mail },
    committer: await app.bot(),
  }),
  'POST git/refs': async (desk, editor, _parts, { ref, sha }) => {
    const draft = draftOf(String(ref).replace(/^refs\/heads\//, ''));
    await checkChanges(desk, editor, commitOf(sha));
    return { ref: `refs/heads/${draft}`, sha };
  },
  'PATCH git/refs/heads/(.+)': moveBranch,
  'DELETE git/refs/heads/(.+)': async (desk, editor, [branch]) => {
    await checkChanges(desk, editor, draftOf(branch));
    return {};
  },
  'POST pulls': async (desk, editor, _parts, { title, head }) => {
    const draft = draftOf(String(head).replace(/^[^:]*:/, ''));
    await checkChanges(desk, editor, draft);
    return { title, head: draft, base: desk.branch, body: `Saved by ${editor.name}.` };
  },
  'PATCH pulls/(\\d+)': async (desk, editor, [number], { state }) => {
    await checkPull(desk, editor, number);
    return { state };
  },
  'PUT pulls/(\\d+)/merge': async (desk, editor, [number], { commit_message: words = '' }) => {
    const { sha, authors } = await checkPull(desk, editor, number);
    const all = [...authors, { name: editor.name, email: editor.mail }];
    const people = new Set(all.map(({ name, email }) => `Co-authored-by: ${name} <${email}>`));
    const commit_message = `${String(words)}\n\n${[...people].join('\n')}`;
    return { merge_method: 'squash', sha, commit_message };
  },
  'PUT issues/(\\d+)/labels': async (desk, editor, [number], { labels }) => {
    await checkPull(desk, editor, number);
    return { labels: (labels as string[]).filter((label) => label.startsWith('decap-cms/')) };
  },
}).map(([asked, write]) => [new RegExp(`^${asked}$`), write] as const);

async function findEditor({ readSignIn, readEditors }: Desk, authorization: string): Promise<Editor> {
  const mail = await readSignIn(authorization.replace(/^Bearer /, ''));
  const editors = listOf<Editor>(await readEditors());
  const editor = editors.find((each) => String(each.mail).toLowerCase() === mail);
  if (editor) return editor;
  throw new Refusal(`${mail} is not on the list of those who may edit: ask to be added, then sign in again.`);
}

async function forward(desk: Desk, editor: Editor, { method, url, body }: Asked): Promise<Answer> {
  const { pathname, searchParams } = new URL(url, 'https://host');
  const path = decodeURIComponent(pathname);
  const { name, mail } = editor;
  if (`${method} ${path}` === 'GET /user') return { status: 200, body: { login: mail, name, email: mail } };
  // Where Decap CMS would keep notes on an entry.
  if (`${method} ${path}` === 'GET /search/issues')
    return { status: 200, body: { total_count: 0, items: [] } };
  const own = `/repos/${desk.repo}`;
  const isOwn = pathname === own || pathname.startsWith(`${own}/`);
  if (!isOwn || path.split('/').some((part) => /^\.\.?$/.test(part))) throw new Refusal(notDone);
  let sent: object | undefined;
  if (method !== 'GET') {
    const wanted = `${method} ${path.slice(own.length + 1)}`;
    const [pattern, write] = writes.find(([each]) => each.test(wanted)) ?? [];
    if (!pattern || !write) throw new Refusal(notDone);
    sent = await write(desk, editor, pattern.exec(wanted)?.slice(1) ?? [], (body ?? {}) as never);
  }
  // Decap CMS would follow the address of a next page past this function.
  if (method === 'GET' && !searchParams.has('per_page')) searchParams.set('per_page', '100');
  const query = method === 'GET' ? `?${searchParams.toString()}` : '';
  const answer = await desk.app.ask(method, pathname.slice(own.length) + query, sent);
  const text = await answer.text();
  const given = text === '' ? null : (JSON.parse(text) as object);
  // GitHub answers this of the app's own account, which has no role.
  const role = pathname === own ? { permissions: { pull: true, push: true } } : {};
  return { status: answer.status, body: given && !Array.isArray(given) ? { ...given, ...role } : given };
}

/** Asks GitHub as the app: reads anything of the repository, and makes the few calls that change what is theirs. */
export async function answerEditor(desk: Desk, asked: Asked): Promise<Answer> {
  try {
    return await forward(desk, await findEditor(desk, asked.authorization), asked);
  } catch (error) {
    const isKnown = error instanceof Refusal || error instanceof NotSignedIn;
    if (!isKnown) console.error(error);
    const message = isKnown
      ? error.message
      : 'The sign-in does not work at the moment: try again in a minute.';
    const status = error instanceof NotSignedIn ? 401 : isKnown ? 403 : 502;
    return { status, body: { message, isPlain: true } };
  }
}
