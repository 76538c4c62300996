import { createContext, useContext } from 'react';

/** What built pages import from `gatsby`: its own file brings its loader and links, which site-app.tsx replaces. */

type GatsbyWindow = { ___navigate: (path: string, options?: object) => Promise<void> };

export const StaticQueryContext = createContext<Record<string, unknown>>({});

export const useStaticQuery = (query: string): unknown => useContext(StaticQueryContext)[query];

export async function navigate(path: string, options?: object): Promise<void> {
  const { ___navigate: show } = window as unknown as GatsbyWindow;
  await show(path, options);
}
