import type { LaterCode } from './later-code';
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

type Components<Name extends PropertyKey> = Record<Name, (props: never) => ReactNode>;

type StaticPartProps<Name extends PropertyKey, Parts extends Components<Name>> = {
  of: LaterCode<Parts>;
  name: Name;
  props: Parameters<Parts[Name]>[0];
};

/** Of one object, because React writes the HTML anew when it is given another. */
const asBuilt = { __html: '' };

/**
 * A section of a page that the browser never changes. The HTML of the build stays as it is, without its code, which is there
 * only where the section has no such HTML: in the build, and on a page that a route change shows. Its root is a `section`,
 * so a page leaves out a part that would show nothing.
 */
export function StaticPart<Name extends keyof Parts, Parts extends Components<Name>>({
  of,
  name,
  props,
}: StaticPartProps<Name, Parts>) {
  const host = useRef<HTMLElement>(null);
  const [parts, setParts] = useState(of.loaded);
  useEffect(() => {
    // The development server sends pages without HTML.
    if (host.current && !host.current.firstChild) of.load().then(setParts, () => undefined);
  }, [of]);
  const part: unknown = parts?.[name];
  if (part) return createElement(part as ComponentType<object>, props);
  return <section ref={host} dangerouslySetInnerHTML={asBuilt} suppressHydrationWarning />;
}
