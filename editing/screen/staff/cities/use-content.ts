import { useEffect, useState } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import type { ContentAccess } from '../content-access';

type Loaded = { files?: ContentFile[]; phones?: Record<string, string> | undefined; error?: string };

/** Reads all content once for a page. */
export function useContent(content: ContentAccess): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    let isLeft = false;
    Promise.all([content.read(), content.phones()]).then(
      ([files, phones]) => !isLeft && setLoaded({ files, phones }),
      ({ message }: Error) => !isLeft && setLoaded({ error: message }),
    );
    return () => {
      isLeft = true;
    };
  }, [content]);
  return loaded;
}
