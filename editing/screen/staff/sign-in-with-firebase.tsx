import { initializeApp } from 'firebase/app';
import {
  getAuth,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type Auth,
} from 'firebase/auth';
import { checkedName, type OnGitHub } from '../../config/screen-config';
import { useState, type FormEvent } from 'react';
import { ask } from './ask-which';
import { Button } from './button';
import { Field } from './fields';
import { Refusal } from './form';
import { useTask } from './use-task';

/** Signs in to Decap CMS where it has nobody to ask for: no account is needed, or another sign-in is done. */
export function keepUser(backendName: string, token?: string): void {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName, token }));
}

const mailKey = 'sign-in-mail';

type SignInProps = { auth: Auth; problem: string; onDone: () => void };

function SignInPage({ auth, problem, onDone }: SignInProps) {
  const [mail, setMail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { message, isBusy, run } = useTask();
  const sendLink = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const url = `${window.location.origin}/admin/`;
      await sendSignInLinkToEmail(auth, mail, { url, handleCodeInApp: true });
      localStorage.setItem(mailKey, mail);
      setSentTo(mail);
    });
  };
  const signIn = (): void => void run(() => signInWithPopup(auth, new GoogleAuthProvider()).then(onDone));
  return (
    <form onSubmit={sendLink}>
      <Refusal words={message || problem} />
      <p>
        <Button isMain disabled={isBusy} onClick={signIn}>
          Sign in with Google
        </Button>
      </p>
      <Field
        name="mail"
        label="Or with a link by email, without a password. Your email address:"
        value={mail}
        onChange={setMail}
        box={{ type: 'email', autoComplete: 'email', required: true }}
      />
      <p className="staff-buttons">
        <Button type="submit" disabled={isBusy}>
          Send me a link
        </Button>
      </p>
      {sentTo !== '' && <output>A link is on its way to {sentTo}: open it on this device.</output>}
    </form>
  );
}

async function useLink(auth: Auth): Promise<string> {
  const { href, pathname } = window.location;
  if (!isSignInWithEmailLink(auth, href)) return '';
  const mail = localStorage.getItem(mailKey) ?? window.prompt('Which email address was the link sent to?');
  history.replaceState(null, '', `${pathname}#/start`);
  return signInWithEmailLink(auth, mail ?? '', href).then(
    () => '',
    () => 'This link was already used or has expired: ask for a new one.',
  );
}

/** Sends the sign-in with each request to the function, anew as it runs out after an hour. */
function signRequests(auth: Auth, apiUrl: string): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${apiUrl}/`)) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${(await auth.currentUser?.getIdToken()) ?? ''}`);
    return send(input, { ...init, headers });
  };
}

async function findRefusal(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/user`).catch(() => undefined);
  if (answer?.ok) return '';
  const { message } = (await answer?.json().catch(() => ({}))) ?? {};
  return message ?? 'The sign-in could not be reached: are you online?';
}

/** Waits until somebody is signed in who may edit; gives how Decap CMS signs them out. */
export async function signInWithFirebase(settings: OnGitHub): Promise<{ logout?: () => Promise<void> }> {
  const { signIn, apiUrl, backend } = settings;
  if (!signIn) return {};
  const auth = getAuth(initializeApp(signIn));
  let problem = await useLink(auth);
  await auth.authStateReady();
  signRequests(auth, apiUrl);
  for (;;) {
    if (auth.currentUser) problem = await findRefusal(apiUrl);
    if (auth.currentUser && problem === '') break;
    await signOut(auth);
    const shown = { auth, problem };
    await ask('Edit the site', (onDone) => <SignInPage {...shown} onDone={onDone} />);
  }
  // Decap CMS keeps this; requests get the real one.
  keepUser(checkedName(backend), 'by-firebase');
  return {
    logout: async () => {
      await signOut(auth);
      window.location.reload();
    },
  };
}
