import type { LaterCode } from './later-code';
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

type Components<Name extends PropertyKey> = Record<Name, (props: never) => ReactNode>;

type StaticPartProps<Name extends keyof Parts, Parts extends Components<keyof Parts>> = {
  name: Name;
  props: Parameters<Parts[Name]>[0];
};

/** Of one object, because React writes the HTML anew when it is given another. */
const asBuilt = { __html: '' };

/**
 * Gives the component of a section that the browser never changes. The HTML of the build stays as it is, without its code,
 * which is there only where the section has no such HTML: in the build, and on a page that a route change shows. Its root is
 * a `section`, so a page leaves out a part that would show nothing.
 */
export const staticPartOf = <Parts extends Components<keyof Parts>>(of: LaterCode<Parts>) =>
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
