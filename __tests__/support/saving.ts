import { navigate } from 'gatsby';
import { succeeded } from '../../src/domain/result';
import { fetchJson } from '../../src/services/fetch-json';
import { dropPending, listPending } from '../../src/services/pending-records';
import { openConnection, write } from '../../src/services/realtime-database';

/** Where the test's own jest.mock has put them away: database and lookups answer at once, and nothing is counted yet. */
export function answerAtOnce(): void {
  jest.mocked(navigate).mockClear();
  jest.mocked(openConnection).mockReset().mockResolvedValue();
  jest.mocked(write).mockReset().mockResolvedValue();
  jest
    .mocked(fetchJson)
    .mockReset()
    .mockResolvedValue(succeeded({ ip: '203.0.113.7' }));
}

/** Leaves the device without records that were not confirmed. */
export function forgetPending(): void {
  for (const { key } of listPending()) dropPending(key);
}
