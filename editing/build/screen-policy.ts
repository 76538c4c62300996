import type { ScreenSettings } from '../config/screen-config';

/**
 * Gives the part of the page's policy that depends on how staff sign in, as an element of its head. firebase.json has the rest,
 * and allows what any sign-in needs.
 */
export function screenPolicy(settings: ScreenSettings): string {
  if (settings.backend === 'local') return '';
  const { signIn, apiUrl } = settings;
  const accounts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const policy = [
    ["script-src 'self' 'unsafe-eval'", ...(signIn ? ['https://apis.google.com'] : [])],
    ["frame-src 'self' blob:", ...(signIn ? [`https://${signIn.authDomain}`] : [])],
    [
      "connect-src 'self' blob: https://www.githubstatus.com",
      new URL(apiUrl).origin,
      ...(signIn ? accounts : []),
    ],
  ];
  const content = policy.map((directive) => directive.join(' ')).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
}
