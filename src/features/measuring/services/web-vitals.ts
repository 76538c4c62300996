import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';
import { pageData } from '../../../shared/browser/page-data';
import { pushToDataLayer } from './measuring';

/** How fast a visit is, by Google's names. */
function report({ name, value }: Metric): void {
  const { kind = '', city } = pageData();
  const rounded = Number(value.toFixed(name === 'CLS' ? 4 : 0));
  pushToDataLayer({ event: 'web_vital', metric: name, value: rounded, page: kind, city });
}

export function reportWebVitals(): void {
  for (const observe of [onFCP, onLCP, onINP, onCLS]) observe(report);
}
