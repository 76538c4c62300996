/** Parts of Gatsby's own runtime, which it copies into .cache. */
declare module '*/.cache/production-app';
declare module '*/.cache/head/head-export-handler-for-browser' {
  export type HeadOfPage = {
    pageComponent: unknown;
    staticQueryResults: unknown;
    pageComponentProps: object;
  };
  export function headHandlerForBrowser(page: HeadOfPage): void;
}
