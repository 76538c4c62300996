import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { HydrationBoundary } from './hydration-boundary';

type DeferredPartProps<Props> = {
  /** Must stay the same function; undefined until the part is wanted. */
  load: (() => Promise<ComponentType<Props>>) | undefined;
  props: Props;
  /** In its place until then, or if its script does not load or throws. */
  children?: ReactNode;
};

/** Its script loads after the page's own. It renders as a transition, so that presses are answered in between. */
export function DeferredPart<Props extends object>({
  load,
  props,
  children = null,
}: DeferredPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> }>();
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (part) => {
        if (isCurrent) startTransition(() => setLoaded({ part }));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (!loaded) return children;
  return <HydrationBoundary fallback={children}>{createElement(loaded.part, props)}</HydrationBoundary>;
}
