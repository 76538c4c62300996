import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';

type Options = { appId: string; key: string; repo: string; apiUrl?: string };
type Installed = { token: string; expires_at: string; bot: { name: string; email: string } };

/** No more than the screen needs, whatever else the app may do. */
const permissions = { contents: 'write', pull_requests: 'write', actions: 'read', statuses: 'read' };
const minuteMs = 60_000;

export type GitHubApp = ReturnType<typeof openGitHubApp>;

export function openGitHubApp({ appId, key, repo, apiUrl = 'https://api.github.com' }: Options) {
  const send = (authorization: string, method: string, path: string, body?: object): Promise<Response> =>
    fetch(apiUrl + path, {
      method,
      headers: { authorization, accept: 'application/vnd.github+json', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function install(): Promise<Installed> {
    const now = Math.floor(Date.now() / 1000);
    const signed = new SignJWT({ iss: appId, iat: now - 60, exp: now + 540 });
    const own = `Bearer ${await signed.setProtectedHeader({ alg: 'RS256' }).sign(createPrivateKey(key))}`;
    const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
      const answer = await send(own, method, path, body);
      if (answer.ok) return (await answer.json()) as Value;
      throw new Error(`GitHub answers ${answer.status} for ${path}: ${await answer.text()}`);
    };
    const { slug } = await ask<{ slug: string }>('GET', '/app');
    const { id } = await ask<{ id: number }>('GET', `/repos/${repo}/installation`);
    const wanted = { repositories: [repo.split('/')[1]], permissions };
    const given = await ask<Installed>('POST', `/app/installations/${id}/access_tokens`, wanted);
    const name = `${slug}[bot]`;
    return { ...given, bot: { name, email: `${name}@users.noreply.github.com` } };
  }

  let installed: Promise<Installed> | undefined;
  async function open(): Promise<Installed> {
    const known = await installed?.catch(() => undefined);
    if (known && Date.parse(known.expires_at) > Date.now() + minuteMs) return known;
    installed = install();
    return installed;
  }

  return {
    ask: async (method: string, path: string, body?: object) =>
      send(`token ${(await open()).token}`, method, `/repos/${repo}${path}`, body),
    bot: async () => (await open()).bot,
  };
}
