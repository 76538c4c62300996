import { use } from 'react';
import { PagePlace } from '../shared/site/page-place';
import { baseLanguage } from '../shared/site/languages';
import { IslandsOfPage } from './island';
import { pageDataId, type PageData } from './page-data';

export type OwnFacts = Pick<PageData, 'phone' | 'utcOffsets' | 'visited'> & { city?: string };

/** Comes last in a page, when all its islands are known. Browsers do not run a script of this type. */
export function PageDataScript({ city = '', ...own }: OwnFacts) {
  const islands = use(IslandsOfPage) ?? [];
  const { path = '', language = baseLanguage, languages, kind } = use(PagePlace);
  const data: PageData = { path, language, languages, kind, city, ...own, islands };
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: text }} />;
}
