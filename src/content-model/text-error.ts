import type { ContentProblem } from './content-error';

/** What is wrong with a text, wherever it stands. */
export type TextFault = Pick<ContentProblem, 'found' | 'expected' | 'fix'>;
