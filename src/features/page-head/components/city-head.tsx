import { stepsTo } from '../../../shared/site/breadcrumbs';
import { breadcrumbsData } from './organization';
import { CityPageHead, type CityPageHeadProps } from './city-page-head';

export type CityHeadProps = CityPageHeadProps & {
  /** The routes of the city above the page, such as "what-we-take", by their names in the menu. */
  parents?: readonly string[];
  /** The page's own name in the breadcrumbs, where the menu has none. */
  name?: string;
};

export function CityHead({ parents, name, describe, ...head }: CityHeadProps) {
  return (
    <CityPageHead
      {...head}
      describe={
        process.env.BUILD_STAGE !== 'build-javascript' &&
        ((page) => {
          const { served, path, navigation, language, meta } = page;
          const title = page.fill(name) ?? meta.title;
          const steps = stepsTo({ ...served, navigation, language, path, title, parents });
          return [...(describe ? describe(page) : []), breadcrumbsData(served.brand, steps)];
        })
      }
    />
  );
}
