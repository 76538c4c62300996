import type { LazyCode } from './lazy-code';
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

type Components<Name extends PropertyKey> = Record<Name, (props: never) => ReactNode>;

type StaticPartProps<Name extends keyof Parts, Parts extends Components<keyof Parts>> = {
  name: Name;
  props: Parameters<Parts[Name]>[0];
};

/** Of one object, because React writes the HTML anew when it is given another. */
const asBuilt = { __html: '' };

/** Keeps the HTML of the build; the code loads only where there is none, as on a page that a route change shows. */
export const staticPartOf = <Parts extends Components<keyof Parts>>(of: LazyCode<Parts>) =>
  function StaticPart<Name extends keyof Parts>({ name, props }: StaticPartProps<Name, Parts>) {
    const host = useRef<HTMLElement>(null);
    const [parts, setParts] = useState(of.loaded);
    useEffect(() => {
      // The development server sends pages without HTML.
      if (host.current && !host.current.firstChild) of.load().then(setParts, () => undefined);
    }, []);
    const part: unknown = parts?.[name];
    if (part) return createElement(part as ComponentType<object>, props);
    return <section ref={host} dangerouslySetInnerHTML={asBuilt} suppressHydrationWarning />;
  };
