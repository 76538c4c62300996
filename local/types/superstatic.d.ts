declare module 'superstatic' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Options = { cwd: string; config: object; compression?: boolean; fallthrough?: boolean };
  type Middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;

  export default function superstatic(options: Options): Middleware;
}
