/** Signs in to Decap CMS where it has nobody to ask for: no account is needed, or another sign-in is done. */
export function keepUser(backendName: string, token?: string): void {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName, token }));
}

export class SignIn {
  private readonly listeners = new Set<() => void>();
  private given: string | undefined;

  constructor(private isDone: boolean) {}

  readonly isSignedIn = (): boolean => this.isDone;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  follow(backend: { authenticate?: (...args: unknown[]) => Promise<{ token?: string }> }): void {
    const authenticate = backend.authenticate?.bind(backend);
    if (!authenticate) return;
    backend.authenticate = async (...args) => {
      // The one of a machine without accounts is nobody.
      const user = await authenticate(...args);
      this.given = user?.token;
      this.isDone = true;
      for (const listener of this.listeners) listener();
      return user;
    };
  }

  readonly token = (): string | undefined => this.given;
}
