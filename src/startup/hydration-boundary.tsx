import { Suspense, type ReactNode } from 'react';

/** A part of the page that is brought to life by itself: React answers the visitor between one and the next. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
