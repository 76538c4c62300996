/** A contact who is to be told, and how far that is. Without `due` there is nothing to do. */
type Delivery = {
  /** Where to: `mailto:...`, `sms:+1...` or the address of a webhook. */
  to: string;
  /** When the next attempt is due; during an attempt, when it counts as killed. */
  due?: number;
  attempts: number;
  /** An attempt has begun and nobody knows how it ended. */
  unsure?: boolean;
  /** That was so when the latest attempt began. */
  again?: boolean;
  sent_at?: number;
};

/** What is known of a request's notice, at `notices/told/{push id}`. The database may give its numbered items as a list. */
export type Notice = {
  deliveries: Record<number, Delivery>;
  acknowledged?: { at: number; by: number };
  /** Nobody could be told, and the notice of another request has said so. */
  named?: boolean;
};

/** How an attempt ended: `unknown` where it may have arrived all the same, `hopeless` where none is to be made again. */
export type Outcome = 'sent' | 'refused' | 'unknown' | 'hopeless';

const minute = 60_000;
/** Longer than any attempt takes. */
export const lease = 2 * minute;
const longestPause = 60 * minute;
/** After about eight hours. */
const mostAttempts = 14;

/** Plans a notice: the first contact is told at once, each other one if nobody acknowledged it for so long, `head` if all fail. */
export function planNotice(contacts: string[], head: string[], now: number, minutes: number): Notice {
  const planned = contacts.map((to, index) => ({ to, due: now + index * minutes * minute, attempts: 0 }));
  const others = head.filter((to) => !contacts.includes(to)).map((to) => ({ to, attempts: 0 }));
  return { deliveries: { ...[...planned, ...others] } };
}

export const isOpen = ({ deliveries, acknowledged }: Notice): boolean =>
  !acknowledged && Object.values(deliveries).some(({ due }) => due !== undefined);

function withDelivery(notice: Notice, index: number, changes: Partial<Delivery>): Notice {
  const { deliveries } = notice;
  const changed = { ...deliveries[index], ...changes } as Delivery;
  return { ...notice, deliveries: { ...deliveries, [index]: changed } };
}

/** Begins an attempt, which nobody else may begin until it has ended or counts as killed; nothing where none is due. */
export function claim(notice: Notice, index: number, now: number): Notice | undefined {
  const delivery = notice.deliveries[index];
  if (notice.acknowledged || delivery?.due === undefined || delivery.due > now) return undefined;
  const { attempts, unsure: again = false } = delivery;
  return withDelivery(notice, index, { due: now + lease, attempts: attempts + 1, unsure: true, again });
}

/** Ends an attempt. One that failed is due again after pauses that double; while nobody could be told, so is the next contact at once. */
export function settle(
  notice: Notice | null,
  index: number,
  outcome: Outcome,
  now: number,
  most = mostAttempts,
): Notice | undefined {
  const delivery = notice?.deliveries[index];
  if (!notice || !delivery || delivery.sent_at) return undefined;
  if (outcome === 'sent') return withDelivery(notice, index, { due: undefined, sent_at: now });
  const pause = Math.min(longestPause, minute * 2 ** (delivery.attempts - 1));
  const due = outcome !== 'hopeless' && delivery.attempts < most ? now + pause : undefined;
  const failed = withDelivery(notice, index, { due, unsure: outcome === 'unknown' });
  const all = Object.values(failed.deliveries);
  const next = all.some(({ sent_at }) => sent_at) ? -1 : all.findIndex(({ attempts }) => attempts === 0);
  return next < 0 ? failed : withDelivery(failed, next, { due: now });
}
