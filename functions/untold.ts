import { pushIdsSince } from '../src/features/requests/rules/push-id';
import { referenceOf } from '../src/features/ticket/rules/confirmation';
import type { Store } from './store';

/** Where a request is listed while nobody could be told of it: `new`, or `named` once a notice of another one said so. */
export const untoldPath = (id: string): string => `notices/untold/${id}`;

/** Gives the requests since then of which nobody could be told, by their push ids. */
export async function readUntold({ read }: Pick<Store, 'read'>, since: number): Promise<[string, string][]> {
  const query = { orderBy: '"$key"', startAt: JSON.stringify(pushIdsSince(since)) };
  return Object.entries((await read<Record<string, string>>('notices/untold', query)) ?? {});
}

const mostNamed = 5;

/** Names requests by their tickets, as many as have room. */
export function nameTickets(ids: readonly string[]): string {
  const rest = ids.length - mostNamed;
  return ids.slice(0, mostNamed).map(referenceOf).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
