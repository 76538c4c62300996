import { invalid } from './database-error';

export type Identity = { auth: object | null; isAdmin: boolean };

export const anonymous: Identity = { auth: null, isAdmin: false };

export const administrator: Identity = { auth: null, isAdmin: true };

/** As on the official emulator, `owner` is the administrator, for whom no rules hold; other tokens are unsigned JWTs. */
export function identify(token: unknown): Identity {
  if (token === undefined || token === null || token === '') return anonymous;
  if (token === 'owner') return administrator;
  try {
    const body = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();
    const claims = JSON.parse(body) as { user_id?: string; sub?: string };
    return { auth: { uid: claims.user_id ?? claims.sub, token: claims }, isAdmin: false };
  } catch {
    throw invalid('Invalid token: expected "owner" or a JSON web token that names its user');
  }
}
