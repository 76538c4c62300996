import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';
import { pageData } from '../../../islands/page-data';
import { pushToDataLayer } from './measuring';

/** How fast a visit is, by Google's names: the page is the name of its file in src/templates or src/pages. */
type MeasuredSpeed = {
  event: 'web_vital';
  metric: 'FCP' | 'LCP' | 'INP' | 'CLS';
  value: number;
  page: string;
  city: string;
};

type OwnMetric = Metric & { name: MeasuredSpeed['metric'] };

function report({ name, value }: OwnMetric): void {
  const { kind = '', city } = pageData();
  pushToDataLayer({
    event: 'web_vital',
    metric: name,
    value: Number(value.toFixed(name === 'CLS' ? 4 : 0)),
    page: kind,
    city,
  } satisfies MeasuredSpeed);
}

export function reportWebVitals(): void {
  for (const observe of [onFCP, onLCP, onINP, onCLS]) observe(report);
}
