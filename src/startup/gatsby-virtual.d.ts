/** The list of pages that Gatsby writes for each build. */
declare module '$virtual/async-requires' {
  import type { HeadProps, PageProps } from 'gatsby';
  import type { ComponentType } from 'react';

  type ShownProps = Pick<PageProps, 'data' | 'pageContext' | 'location'>;
  type PageModule = { default: ComponentType<ShownProps>; Head?: ComponentType<HeadProps> };
  export const components: Record<string, () => Promise<PageModule>>;
}
