import type { ReactNode } from 'react';
import type { Step } from '../site/breadcrumbs';
import { Container } from './band';
import { Drawing } from './drawing';
import { SiteLink } from './site-link';
import * as styles from './page-title.module.css';

type BreadcrumbsProps = { name: string; steps: Step[] };

function Breadcrumbs({ name, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={name}>
      <ol className="cluster small">
        {steps.map((step, index) => (
          <li key={step.path} className={`flex gap-2 ${styles.step}`}>
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

type PageTitleProps = {
  texts: { title: string; lead: string };
  drawing?: string;
  breadcrumbs?: BreadcrumbsProps;
  children?: ReactNode;
};

export function PageTitle({ texts, drawing, breadcrumbs, children }: PageTitleProps) {
  return (
    <div className="on-identity">
      <Container>
        <div className={drawing && `grid split ${styles.drawn}`}>
          <div className={`middle-stack gap-4 ${styles.words}`}>
            {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
            <h1>{texts.title}</h1>
            <p className="measure lead-size">{texts.lead}</p>
            {children && <p>{children}</p>}
          </div>
          {drawing && <Drawing className={`hidden framed on-quiet ${styles.drawing}`} name={drawing} />}
        </div>
      </Container>
    </div>
  );
}
