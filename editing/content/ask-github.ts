export type GitHub = {
  repo: string;
  apiUrl: string;
  token: () => string | undefined;
};

type Sending = { method: 'POST' | 'PATCH'; body: object };

/**
 * Asks GitHub's API for something of the repository, or sends it something; throws an error in plain words where it does not
 * answer.
 */
export async function askGitHub<Answer>(github: GitHub, path: string, sending?: Sending): Promise<Answer> {
  const { repo, apiUrl, token } = github;
  const response = await fetch(`${apiUrl}/repos/${repo}/${path}`, {
    headers: {
      authorization: `token ${token() ?? ''}`,
      accept: 'application/vnd.github+json',
      ...(sending && { 'content-type': 'application/json' }),
    },
    cache: 'no-store',
    ...(sending && { method: sending.method, body: JSON.stringify(sending.body) }),
  }).catch(() => {
    throw new Error('GitHub could not be reached: are you online?');
  });
  if (response.ok) return (await response.json()) as Answer;
  // The function that asks GitHub for staff says itself what it refuses.
  const refusal = (await response.json().catch(() => ({}))) as { isPlain?: true; message?: string };
  if (refusal.isPlain) throw new Error(refusal.message);
  if (response.status === 401)
    throw new Error('Your sign-in has run out: load the screen again and sign in.');
  if (sending && response.status === 422)
    throw new Error('Not saved: somebody else has just saved something. Press the button again.');
  throw new Error(`GitHub did not answer this (${response.status}): the app or your account may not do it.`);
}
