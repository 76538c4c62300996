import { startHosting } from '../../local/hosting/hosting';

export type Answer = {
  isFound: boolean;
  isPage: boolean;
  /** The path after redirects. */
  path: string;
  isRedirected: boolean;
};
export type AskHosting = (path: string) => Promise<Answer>;

type HostingToAsk = { publicDir: string; firebaseConfig: { hosting: object } };

const mostRedirects = 5;

async function follow(origin: string, path: string): Promise<Answer> {
  let url = new URL(path, origin);
  let answer = await fetch(url, { method: 'HEAD', redirect: 'manual' });
  let redirects = 0;
  while (answer.status >= 300 && answer.status < 400 && redirects < mostRedirects) {
    url = new URL(answer.headers.get('location') ?? '', url);
    if (url.origin !== origin) break;
    answer = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    redirects += 1;
  }
  return {
    isFound: answer.status === 200,
    isPage: (answer.headers.get('content-type') ?? '').startsWith('text/html'),
    path: url.pathname,
    isRedirected: redirects > 0,
  };
}

/** Runs a task with a function that asks local hosting for a path, by firebase.json's rules; asks once per path. */
export async function withHosting<Result>(
  options: HostingToAsk,
  task: (ask: AskHosting) => Promise<Result>,
): Promise<Result> {
  const hosting = await startHosting({
    ...options,
    handleLocal: (_request, response) => response.writeHead(404).end(),
  });
  const answers = new Map<string, Promise<Answer>>();
  try {
    return await task((path) => {
      const answer = answers.get(path) ?? follow(hosting.url, path);
      answers.set(path, answer);
      return answer;
    });
  } finally {
    await hosting.close();
  }
}
