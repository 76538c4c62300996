import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
import { Container } from './container';
import { Drawing } from './drawing';
import * as styles from './page-title.module.css';

type PageTitleProps = {
  texts: { title: string; lead: string };
  drawing?: string;
  breadcrumbs?: BreadcrumbsProps;
  children?: ReactNode;
};

export function PageTitle({ texts, drawing, breadcrumbs, children }: PageTitleProps) {
  return (
    <div className={styles.band}>
      <Container>
        <div className={drawing && styles.drawn}>
          <div className={`middle-stack gap-4 ${styles.words}`}>
            {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
            <h1>{texts.title}</h1>
            <p className="lead">{texts.lead}</p>
            {children && <p>{children}</p>}
          </div>
          {drawing && <Drawing className={`hidden ${styles.drawing}`} name={drawing} />}
        </div>
      </Container>
    </div>
  );
}
