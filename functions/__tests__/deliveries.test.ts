import { claim, isOpen, planNotice, settle, type Notice, type Outcome } from '../deliveries';

const minute = 60_000;
const start = 1_800_000_000_000;
const planned = () => planNotice(['sms:+14165550142', 'mailto:boss@lugmore.example'], start, 10);

/** Makes one attempt for the first contact at a time, and gives the minutes until the next one. */
function attempt(notice: Notice, now: number, outcome: Outcome): { notice: Notice; pause: number | null } {
  const claimed = claim(notice, 0, now);
  const settled = settle(claimed ?? null, 0, outcome, now);
  if (!settled) throw new Error('It was not due');
  const due = settled.deliveries[0]?.due;
  return { notice: settled, pause: due === undefined ? null : (due - now) / minute };
}

test('what was sent is sent no more, and stays sent if a slower attempt then fails', () => {
  const { notice } = attempt(planned(), start, 'sent');
  expect(claim(notice, 0, start + 999 * minute)).toBeUndefined();
  expect(settle(notice, 0, 'unknown', start)).toBeUndefined();
  expect(isOpen(notice)).toBe(true);
  const both = settle(claim(notice, 1, start + 10 * minute) ?? null, 1, 'sent', start);
  expect(both && isOpen(both)).toBe(false);
});

test('pauses grow to an hour, and end', () => {
  const pauses: (number | null)[] = [];
  let notice = planned();
  for (let now = start; pauses.at(-1) !== null; now += (pauses.at(-1) ?? 0) * minute) {
    const made = attempt(notice, now, 'refused');
    notice = made.notice;
    pauses.push(made.pause);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60, 60, null]);
});
