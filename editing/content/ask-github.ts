export type GitHub = {
  /** In the form owner/name. */
  repo: string;
  apiUrl: string;
  token: () => string | undefined;
};

/** Asks GitHub's API for something of the repository; throws an error in plain words where it does not answer. */
export async function askGitHub<Answer>({ repo, apiUrl, token }: GitHub, path: string): Promise<Answer> {
  const response = await fetch(`${apiUrl}/repos/${repo}/${path}`, {
    headers: { authorization: `token ${token() ?? ''}`, accept: 'application/vnd.github+json' },
    cache: 'no-store',
  }).catch(() => {
    throw new Error('GitHub could not be reached: are you online?');
  });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 401)
    throw new Error('Your sign-in has run out: load the screen again and sign in.');
  throw new Error(
    `GitHub did not answer this (${response.status}): the app or your account may not read it.`,
  );
}
