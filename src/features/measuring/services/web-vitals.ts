import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';
import { pushToDataLayer } from './measuring';

type GatsbyPage = {
  page: { componentChunkName: string };
  json: { pageContext?: { city?: { slug: string } } };
};
type GatsbyWindow = { ___loader: { loadPageSync: (path: string) => GatsbyPage | undefined } };

/** Gatsby names the script of a page after its file: `component---src-templates-book-now-tsx`. */
const chunkName = /---src-[a-z]+-(.+)-tsx$/;

/** How fast a visit is, by Google's names: for the page that was opened by its address, even if the visitor has gone on to another. */
function report({ name, value, navigationURL = window.location.href }: Metric): void {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  const opened = loader.loadPageSync(new URL(navigationURL).pathname);
  pushToDataLayer({
    event: 'web_vital',
    metric: name,
    value: Number(value.toFixed(name === 'CLS' ? 4 : 0)),
    page: chunkName.exec(opened?.page.componentChunkName ?? '')?.[1] ?? '',
    city: opened?.json.pageContext?.city?.slug ?? '',
  });
}

export function reportWebVitals(): void {
  for (const observe of [onFCP, onLCP, onINP, onCLS]) observe(report);
}
