import type { Step } from '../site/breadcrumbs';
import { SiteLink } from './site-link';
import * as styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  name: string;
  /** The pages from `/` on, the page itself last. */
  steps: Step[];
};

export function Breadcrumbs({ name, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={name}>
      <ol className="cluster small">
        {steps.map((step, index) => (
          <li key={step.path} className={`flex ${styles.step}`}>
            {index < steps.length - 1 ? (
              <SiteLink className={`py-2 ${styles.link}`} to={step.path}>
                {step.name}
              </SiteLink>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
