import { createElement, useEffect, useState, type ComponentType } from 'react';

type DeferredPartProps<Props> = {
  /** Must stay the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/**
 * A part of the page whose script loads after the page's own scripts. It shows nothing until then, or if its script does
 * not load.
 */
export function DeferredPart<Props extends object>({ load, props }: DeferredPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> }>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (part) => {
        if (isCurrent) setLoaded({ part });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded ? createElement(loaded.part, props) : null;
}
