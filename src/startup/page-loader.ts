import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { languageOfDocument } from '../shared/site/languages';
import type { PageContext } from './page-in-language';
import { components } from '$virtual/async-requires';

type Result = Pick<PageProps, 'data'> & { pageContext: PageContext };

type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[]; result: Result };
type AppData = { webpackCompilationHash: string };

export type LoadedPage = {
  page: { path: string; componentChunkName: string };
  json: Result;
  Template: ComponentType<Pick<PageProps, 'data' | 'pageContext' | 'location'>>;
};

export const queryResults: Record<string, unknown> = {};

async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Value;
}

async function loadQuery(hash: string): Promise<void> {
  const file = `${hash}.${languageOfDocument()}.json`;
  queryResults[hash] = (await fetchJson<{ data: unknown }>(`/page-data/sq/d/${file}`)).data;
}

/** Refuses data of a newer version, so that the page is loaded again. Not after a reload: a third time changes nothing. */
function checkVersion({ webpackCompilationHash: version }: AppData): void {
  const { ___webpackCompilationHash: own } = window as unknown as { ___webpackCompilationHash?: string };
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (version !== own && opened?.type !== 'reload')
    throw new Error(`The site has a new version, ${version}; this page is of ${own}.`);
}

export async function loadPage(path: string): Promise<LoadedPage> {
  const folder = path === '/' ? '/index' : path;
  const [data, app] = await Promise.all([
    fetchJson<PageData>(`/page-data${folder}/page-data.json`),
    fetchJson<AppData>('/page-data/app-data.json'),
  ]);
  checkVersion(app);
  const [{ default: Template }] = await Promise.all([
    components[data.componentChunkName]!(),
    ...data.staticQueryHashes.map(loadQuery),
  ]);
  return { page: data, json: data.result, Template };
}
