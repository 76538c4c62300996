import type { Site } from '../../../content-model/types';
import { logError } from '../../../shared/browser/error-log';
import { fetchJson } from '../../../shared/browser/fetch-json';

/** content/site/haul.json with the truck as SVG (src/content-model/gatsby/write-haul-file.ts). */
export type HaulFile = Site['haul'] & { truck: string };

/** Whether an answer is the file: another one, as of a proxy, must not take the page down. */
const isFile = (answer: unknown): answer is HaulFile =>
  typeof answer === 'object' && answer !== null && 'groups' in answer && 'truck' in answer;

const deadlineMs = 10_000;

export async function readHaulFile(src: string): Promise<HaulFile> {
  const answer = await fetchJson(src, deadlineMs);
  if (answer.ok && isFile(answer.value)) return answer.value;
  const cause = answer.ok ? new Error(`${src} is another file`) : answer.cause;
  logError('Error reading load', cause);
  throw cause;
}
