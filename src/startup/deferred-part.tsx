import { createElement, useEffect, useState, type ComponentType } from 'react';

type DeferredPartProps<Props> = {
  /** Must stay the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/**
 * A part of the page that shows nothing at first: what it takes comes after the page's own scripts. Nothing shows until
 * then, and where it cannot be had.
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
