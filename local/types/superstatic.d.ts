declare module 'superstatic' {
  import type { ReadStream } from 'node:fs';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type ServedFile = { modified: number; size: number; etag: string; stream: ReadStream };
  export type Provider = (request: IncomingMessage, pathname: string) => Promise<ServedFile | null>;
  type Options = {
    cwd: string;
    config: object;
    compression?: boolean;
    fallthrough?: boolean;
    provider?: Provider;
  };
  type Middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;

  export default function superstatic(options: Options): Middleware;
}

declare module 'superstatic/lib/providers/fs' {
  import type { Provider } from 'superstatic';

  export default function createProvider(options: { cwd: string }): Provider;
}
