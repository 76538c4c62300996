declare module 'superstatic' {
  import type { ReadStream } from 'node:fs';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Provider = (
    request: IncomingMessage,
    pathname: string,
  ) => Promise<{ stream: ReadStream } | null>;
  type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function superstatic(options: {
    cwd: string;
    config: object;
    compression: boolean;
    fallthrough: boolean;
    provider: Provider;
  }): Listener;
}

declare module 'superstatic/lib/providers/fs' {
  export default function createProvider(options: { cwd: string }): import('superstatic').Provider;
}
