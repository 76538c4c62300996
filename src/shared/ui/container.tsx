import type { ReactNode } from 'react';

type ContainerProps = { children: ReactNode };

/** Limits its content to the page's width and margins. */
export function Container({ children }: ContainerProps) {
  return <div className="container">{children}</div>;
}
