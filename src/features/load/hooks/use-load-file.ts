import { useEffect, useState } from 'react';
import type { Site } from '../../../content-model/types';
import { logError } from '../../../shared/browser/error-log';
import { fetchJson } from '../../../shared/browser/fetch-json';

/** content/site/load.json with the truck as SVG (src/build/write-load-file.ts). */
export type LoadFile = Site['load'] & { truck: string };

/** Whether an answer is the file: another one, as of a proxy, must not take the page down. */
const isFile = (answer: unknown): answer is LoadFile =>
  typeof answer === 'object' && answer !== null && 'groups' in answer && 'truck' in answer;

const deadlineMs = 10_000;

/** Reads the file of the picker; undefined until it is there, or if it does not come. */
export function useLoadFile(src: string): LoadFile | undefined {
  const [file, setFile] = useState<LoadFile>();
  useEffect(() => {
    let isCurrent = true;
    void fetchJson(src, deadlineMs).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok && isFile(answer.value)) setFile(answer.value);
      else logError('Error reading load', answer.ok ? new Error(`${src} is another file`) : answer.cause);
    });
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return file;
}
