import { goTo } from '../../src/shared/browser/go-to';
import { succeeded } from '../../src/shared/values/result';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { inHand } from '../../src/features/requests/services/outbox-store';
import { openConnection, write } from '../../src/features/requests/services/realtime-database';

/** Holds back the next answer of a lookup; gives a function that lets it come. */
export function holdBack<Answer>(lookup: (...given: never[]) => Promise<Answer>): (answer: Answer) => void {
  let come: (answer: Answer) => void = () => undefined;
  jest.mocked(lookup).mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  return (answer) => come(answer);
}

/** Where the test's own jest.mock has put them away: database and lookups answer at once, and nothing is counted yet. */
export function answerAtOnce(): void {
  jest.mocked(goTo).mockClear();
  jest.mocked(openConnection).mockReset().mockResolvedValue();
  jest.mocked(write).mockReset().mockResolvedValue();
  jest
    .mocked(fetchJson)
    .mockReset()
    .mockResolvedValue(succeeded({ ip: '203.0.113.7' }));
}

/** What was given to the database to save below a path; marks of a machine (a quick test) are not of them. */
export const savedAs = (path: 'leads' | 'jobs'): unknown[] =>
  jest
    .mocked(write)
    .mock.calls.flatMap(([to, record]) => (new RegExp(`^${path}/[-\\w]{20}$`).test(to) ? [record] : []));

/** Leaves the tab and the device without records that were not confirmed. */
export function forgetPending(): void {
  inHand.clear();
  for (const name of keptNames()) localStorage.removeItem(name);
}

/** What the device keeps of requests, where it has no database of its own: as in jsdom. */
export function keptNames(): string[] {
  return Object.keys(localStorage).filter((name) => /^(pending|confirmed)\//.test(name));
}

/** The requests and contexts among them. */
export function pendingNames(): string[] {
  return keptNames().filter((name) => name.startsWith('pending/'));
}
