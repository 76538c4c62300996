import type { Send, Webhook } from './send';
import type { Store } from './store';

export type Office = {
  store: Store;
  send: Send;
  /** Gets every request, whoever is told of it. */
  webhook?: Webhook | undefined;
  /** The address of the function that hears "I'm on it", and what signs its links. */
  base: string;
  key: string;
  /** Where somebody who may sees all requests. */
  database: string;
  minutes: number;
  /** As many a phone gets within an hour. */
  texts: number;
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
};
