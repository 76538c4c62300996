import { Suspense, type ReactNode } from 'react';

/** A part of the page that hydrates by itself, so that React can answer the visitor between the parts. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
