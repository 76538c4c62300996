import { createContext, useContext } from 'react';

/** What built pages import from `gatsby`: its own file brings its loader and links, which documents do not need. */
export const StaticQueryContext = createContext<Record<string, unknown>>({});

export const useStaticQuery = (query: string): unknown => useContext(StaticQueryContext)[query];
