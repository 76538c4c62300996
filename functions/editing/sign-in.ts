import { createRemoteJWKSet, jwtVerify } from 'jose';

export class NotSignedIn extends Error {}

type Options = {
  project: string;
  /** Of the function's own account, which may look up accounts. */
  accessToken: () => Promise<string>;
  keysUrl?: string;
  accountsUrl?: string;
};

type Account = { passwordHash?: string; disabled?: boolean };
type Claims = {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  firebase?: { sign_in_provider?: string };
};

/** Gives what reads a Firebase ID token: the mail address of whoever is signed in, which Google or a link by mail has proved. */
export function signInReader({
  project,
  accessToken,
  keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  accountsUrl = 'https://identitytoolkit.googleapis.com',
}: Options): (token: string) => Promise<string> {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  const expected = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    algorithms: ['RS256'],
  };
  /** Firebase gives a link by mail and a password the same name, and anybody can make an account with a password. */
  const hasPassword = async (id: string): Promise<boolean> => {
    const answer = await fetch(`${accountsUrl}/v1/projects/${project}/accounts:lookup`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [id] }),
    });
    if (!answer.ok) throw new Error(`Firebase answers ${answer.status} for an account`);
    const { users = [] } = (await answer.json()) as { users?: Account[] };
    return users[0] === undefined || users[0].disabled === true || users[0].passwordHash !== undefined;
  };
  return async (token) => {
    const verified = await jwtVerify(token, keys, expected).catch((error: { code?: string }) => {
      if (!error.code?.startsWith('ERR_J')) throw error;
      throw new NotSignedIn('Your sign-in has expired: load the screen again and sign in.');
    });
    const { sub = '', email, email_verified, firebase } = verified.payload as Claims;
    const provider = firebase?.sign_in_provider ?? '';
    if (!email || !email_verified || !['google.com', 'password'].includes(provider))
      throw new NotSignedIn('Sign in with Google or with a link by email.');
    if (provider === 'password' && (await hasPassword(sub)))
      throw new NotSignedIn(
        `The account of ${email} has a password or is disabled: have it deleted in the Firebase console, then sign in again.`,
      );
    return email.toLowerCase();
  };
}
