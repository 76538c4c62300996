import { invalid } from './database-error';

export type Identity = { auth: object | null; isAdmin: boolean };

export const anonymous: Identity = { auth: null, isAdmin: false };

export const administrator: Identity = { auth: null, isAdmin: true };

type Claims = { user_id?: unknown; sub?: unknown; firebase?: { sign_in_provider?: unknown } | null };

function readClaims(token: string): Claims | null {
  try {
    const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const claims: unknown = JSON.parse(body);
    return typeof claims === 'object' && !Array.isArray(claims) ? (claims as Claims | null) : null;
  } catch {
    return null;
  }
}

/** As on the official emulator, `owner` is the administrator, for whom no rules hold; other tokens are unsigned JWTs. */
export function identify(token: unknown): Identity {
  if (token === undefined || token === null || token === '') return anonymous;
  if (token === 'owner') return administrator;
  const claims = typeof token === 'string' ? readClaims(token) : null;
  const uid = claims?.user_id ?? claims?.sub;
  if (!claims || typeof uid !== 'string' || uid === '') {
    throw invalid('Invalid token: expected "owner" or a JSON web token that names its user');
  }
  const provider = claims.firebase?.sign_in_provider ?? 'custom';
  return { auth: { uid, provider, token: claims }, isAdmin: false };
}
