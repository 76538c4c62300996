import { invalid } from './faults';

export type Identity = { auth: object | null; isAdmin: boolean };

export const anonymous: Identity = { auth: null, isAdmin: false };

type Claims = { user_id?: string; sub?: string; firebase?: { sign_in_provider?: string } };

function readClaims(token: string): Claims | null {
  try {
    const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const claims: unknown = JSON.parse(body);
    return typeof claims === 'object' ? (claims as Claims | null) : null;
  } catch {
    return null;
  }
}

/** `owner` is the administrator, past all rules, as on the official emulator; other tokens are unsigned mock JWTs. */
export function identify(token: unknown): Identity {
  if (token === undefined || token === null || token === '') return anonymous;
  if (token === 'owner') return { auth: null, isAdmin: true };
  const claims = typeof token === 'string' ? readClaims(token) : null;
  if (!claims) throw invalid('Invalid token: expected "owner" or a JSON web token');
  const provider = claims.firebase?.sign_in_provider ?? 'custom';
  return { auth: { uid: claims.user_id ?? claims.sub, provider, token: claims }, isAdmin: false };
}
