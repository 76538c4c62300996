import { useEffect, useState } from 'react';
import type { Site } from '../../content-model/types';
import { logError } from '../../services/error-log';
import { fetchJson } from '../../services/fetch-json';

/** content/site/load.json with the truck as SVG (src/build/write-load-file.ts). */
export type LoadFile = Site['load'] & { truck: string };

const deadlineMs = 10_000;

/** Reads the file of the picker; undefined until it is there, or if it does not come. */
export function useLoadFile(src: string): LoadFile | undefined {
  const [file, setFile] = useState<LoadFile>();
  useEffect(() => {
    let isCurrent = true;
    void fetchJson(src, deadlineMs).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setFile(answer.value as LoadFile);
      else logError('Error reading load', answer.cause);
    });
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return file;
}
