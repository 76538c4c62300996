import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { baseLanguage } from '../shared/site/languages';
import { PagePlace } from '../shared/site/page-place';
import { pageDataId, type PageData } from '../shared/browser/page-data';
import type { IslandName } from './registry';

/** Collects the props of a page's islands while a build renders it; in development mode and in tests there is none. */
export const IslandsOfPage = createContext<unknown[] | undefined>(undefined);

/** At its first touch, when a visitor comes near it, once the page is at rest, or at once. */
export type When = 'touch' | 'near' | 'rest' | 'now';

type IslandProps<Props> = {
  name: IslandName;
  of: ComponentType<Props>;
  props: Props;
  when?: When;
  /** The HTML of the build, if it is not that of the component. */
  children?: ReactNode;
};

/** A part that lives: its HTML is built, its code comes later (registry.ts). In development mode it is its component. */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
  when = 'touch',
  children,
}: IslandProps<Props>) {
  const islands = use(IslandsOfPage);
  if (!islands) return <Part {...props} />;
  const index = islands.push(props) - 1;
  return (
    <div className="island" data-island={name} data-when={when} data-props={index}>
      {children ?? <Part {...props} />}
    </div>
  );
}

/** Makes an element an island without React: the function of its module gets the element and these props. */
export function useIsland(name: IslandName, props: object = {}, when: When = 'rest') {
  const islands = use(IslandsOfPage);
  const given = islands ? islands.push(props) - 1 : JSON.stringify(props);
  return { 'data-island': name, 'data-when': when, 'data-props': given };
}

export type OwnFacts = Pick<PageData, 'phone' | 'utcOffsets' | 'visited'> & { city?: string };

/** Comes last in a page, when all its islands are known. Browsers do not run a script of this type. */
export function PageDataScript({ city = '', ...own }: OwnFacts) {
  const islands = use(IslandsOfPage) ?? [];
  const { path = '', language = baseLanguage, languages, kind } = use(PagePlace);
  const data: PageData = { path, language, languages, kind, city, ...own, islands };
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: text }} />;
}
