import type { Account } from './routes';

type SignIn = { account: Account; screenOrigin: string };

/** What stands in a script must neither end it nor be read as markup. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page that the sign-in server ends with, in the words of Decap CMS's NetlifyAuthenticator: it says that it is
 * there, is answered, and hands out the token, to the editing screen's own address alone.
 */
export function signInPage({ account, screenOrigin }: SignIn): string {
  const token = { provider: 'github', token: account.token };
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sign in</title>
  </head>
  <body>
    <p>You are signed in: this window closes by itself.</p>
    <script>
      const screen = ${inScript(screenOrigin)};
      window.addEventListener('message', ({ origin, source }) => {
        if (origin !== screen) return;
        source.postMessage('authorization:github:success:' + ${inScript(JSON.stringify(token))}, screen);
      });
      window.opener.postMessage('authorizing:github', screen);
    </script>
  </body>
</html>
`;
}
