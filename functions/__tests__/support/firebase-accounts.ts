import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { exportJWK, SignJWT } from 'jose';
import { listenOnLoopback } from '../../../local/loopback';

export const project = 'haulwell-site';
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

type Claims = Record<string, unknown> & { email: string };

/** A token of Firebase's, as its documentation lists the claims. */
function tokenOf(claims: Claims, key: KeyObject): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  const id = `uid-of-${claims.email}`;
  const whose = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: id, user_id: id };
  const firebase = { identities: { email: [claims.email] }, sign_in_provider: 'password' };
  const signed = new SignJWT({ ...whose, ...times, email_verified: true, firebase, ...claims });
  return signed.setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: 'JWT' }).sign(key);
}

/** The page on which Google would ask who somebody is; the script of Google's that hears from it is below. */
const popup = `<!doctype html><title>Google</title><script>
  const asked = new URLSearchParams(location.search);
  opener.postMessage({ type: asked.get('authType'), eventId: asked.get('eventId'), sessionId: 'session',
    urlResponse: location.origin + '/__/auth/handler?code=google-code', postBody: null, tenantId: null, error: null }, '*');
</script>`;
const gapi = `window.gapi = { load: (_name, { callback }) => callback(), iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {},
  getContext: () => ({ open: (_options, opened) => opened({ restyle() {}, send: (_type, _body, hear) => Promise.resolve([{ webStorageSupport: true }]).then(hear).catch(() => undefined),
    ping: () => Promise.resolve(), register: (_name, hear) => addEventListener('message', ({ data }) => hear({ authEvent: data })) }) }) } };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

/**
 * Stands in for Firebase Authentication on one machine: its calls of Identity Toolkit by their documented formats, its keys, and Google's sign-in as far as Firebase's SDK sees of it. Mail stays in `links`.
 */
export async function startFirebaseAccounts() {
  const { privateKey, publicKey } = pair();
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const links: string[] = [];
  const withPassword: string[] = [];
  const sign = (claims: Claims, key = privateKey) => tokenOf(claims, key);
  const byGoogle = { email: 'gil@haulwell.example', firebase: { sign_in_provider: 'google.com' } };

  async function signedIn(claims: Claims) {
    const { email } = claims;
    const idToken = await sign(claims);
    return { idToken, email, refreshToken: 'refresh', expiresIn: '3600', localId: `uid-of-${email}` };
  }
  const account = (localId: string) => {
    const email = localId.replace('uid-of-', '');
    const password = withPassword.includes(email) ? { passwordHash: 'UkVEQUNURUQ=' } : {};
    return { localId, email, emailVerified: true, providerUserInfo: [], ...password };
  };
  const idOf = (token: string): string =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

  async function answer(path: string, body: Record<string, string>): Promise<unknown> {
    const { email = '', oobCode, continueUrl, idToken = '' } = body;
    switch (path) {
      case '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com':
        return { keys: [jwk] };
      case '/v1/projects':
        return { projectId: project, authorizedDomains: ['localhost'] };
      case '/v1/accounts:sendOobCode':
        if (body.requestType !== 'EMAIL_SIGNIN') return undefined;
        // The link in the mail goes through a page of Firebase's to this one.
        links.push(`${continueUrl}?apiKey=key&oobCode=code-of-${email}&mode=signIn&lang=en`);
        return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
      case '/v1/accounts:signInWithEmailLink':
        return oobCode === `code-of-${email}` ? signedIn({ email }) : undefined;
      case '/v1/accounts:signInWithIdp':
        if (!body.requestUri?.endsWith('code=google-code') || body.sessionId !== 'session') return undefined;
        return { ...(await signedIn(byGoogle)), providerId: 'google.com', rawUserInfo: '{}' };
      case '/v1/accounts:lookup':
        return { users: [account(idOf(idToken))] };
      case `/v1/projects/${project}/accounts:lookup`:
        return { users: (body.localId as unknown as string[]).map(account) };
      default:
        return undefined;
    }
  }

  const { port, close } = await listenOnLoopback(0, {
    onRequest: (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const send = (status: number, type: string, body: string) =>
        response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
      if (pathname === '/__/auth/handler') return send(200, 'text/html', popup);
      if (pathname === '/js/api.js') return send(200, 'text/javascript', gapi);
      return void text(request).then(async (sent) => {
        const isForm = request.headers['content-type']?.includes('urlencoded');
        const body: unknown = isForm
          ? Object.fromEntries(new URLSearchParams(sent))
          : JSON.parse(sent || '{}');
        const found = await answer(pathname, body as Record<string, string>);
        const refused = { error: { code: 400, message: 'INVALID_OOB_CODE' } };
        send(found ? 200 : 400, 'application/json', JSON.stringify(found ?? refused));
      });
    },
  });
  return { url: `http://localhost:${port}`, links, withPassword, sign, otherKey: pair().privateKey, close };
}
