import { useEffect, useState } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import type { StaffActions } from '../../../content/staff-actions';

type Loaded = { files?: ContentFile[]; phones?: Record<string, string> | undefined; error?: string };

/** Reads all content once for a page. */
export function useContent({ repository }: StaffActions): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    let isLeft = false;
    Promise.all([repository.read(), repository.phones()]).then(
      ([files, phones]) => !isLeft && setLoaded({ files, phones }),
      ({ message }: Error) => !isLeft && setLoaded({ error: message }),
    );
    return () => {
      isLeft = true;
    };
  }, [repository]);
  return loaded;
}
