import type { Context } from 'react';

declare module 'gatsby' {
  /** The results of a page's queries by their numbers: Gatsby exports it but has no type for it. */
  export const StaticQueryContext: Context<Record<string, { data: Record<string, unknown> }>>;
}
