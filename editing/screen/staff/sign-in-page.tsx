import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from './button';
import { Refusal } from './cities/content-page';
import { useTask } from './use-task';

type SignInProps = {
  /** Why nobody is signed in, where somebody has tried. */
  problem: string;
  withGoogle: () => Promise<void>;
  sendLink: (mail: string) => Promise<void>;
};

function SignInPage({ problem, withGoogle, sendLink, onDone }: SignInProps & { onDone: () => void }) {
  const [mail, setMail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { message, isBusy, run } = useTask();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await sendLink(mail);
      setSentTo(mail);
    });
  };
  const ask = (): void => void run(() => withGoogle().then(onDone));
  return (
    <form onSubmit={send}>
      <h1>Edit the site</h1>
      <Refusal words={message || problem} />
      <p>
        <Button isMain disabled={isBusy} onClick={ask}>
          Sign in with Google
        </Button>
      </p>
      <p>
        <label>
          Or by a link, without a password. Your mail address:{' '}
          <input
            type="email"
            autoComplete="email"
            required
            value={mail}
            onChange={({ currentTarget }) => setMail(currentTarget.value)}
          />
        </label>
      </p>
      <p className="staff-buttons">
        <Button type="submit" disabled={isBusy}>
          Send me a link
        </Button>
      </p>
      {sentTo !== '' && <output>A link is on its way to {sentTo}: open it on this device.</output>}
    </form>
  );
}

/** Shows the page on which staff sign in, until somebody has. */
export async function showSignIn(props: SignInProps): Promise<void> {
  const element = document.createElement('main');
  element.id = 'staff-page';
  document.body.prepend(element);
  const root = createRoot(element);
  await new Promise<void>((resolve) => root.render(<SignInPage {...props} onDone={resolve} />));
  root.unmount();
  element.remove();
}
