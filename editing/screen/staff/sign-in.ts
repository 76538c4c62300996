/** Where Decap CMS keeps who is signed in. */
const storageKey = 'decap-cms-user';

type Kept = { backendName?: string; token?: string };

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Signs in where no account is needed, so that nobody has to press a button for it. */
export function signInLocally(backendName: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ backendName }));
}

/** Knows who is signed in; `onSignIn` is called with the token when Decap CMS has signed somebody in. */
export class SignIn {
  private readonly listeners = new Set<() => void>();
  private isDone: boolean;

  constructor(isLocal: boolean) {
    this.isDone = isLocal;
  }

  readonly isSignedIn = (): boolean => this.isDone;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes over the backend's own sign-in, and passes on what it answers. */
  follow(backend: { authenticate?: (...args: unknown[]) => Promise<unknown> }): void {
    const authenticate = backend.authenticate?.bind(backend);
    if (!authenticate) return;
    backend.authenticate = async (...args) => {
      const user = await authenticate(...args);
      this.isDone = true;
      for (const listener of this.listeners) listener();
      return user;
    };
  }

  /** The token that GitHub gave; undefined where nobody is signed in. */
  readonly token = (): string | undefined => readKept().token;
}
