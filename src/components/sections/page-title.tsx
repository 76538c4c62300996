import { Container } from '../ui/container';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './page-title.module.css';

type PageTitleProps = { texts: { title: string; lead: string } };

/** The heading of a page and what it holds, in one sentence. */
export function PageTitle({ texts }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <Container>
        <HeadingGroup level={1} title={texts.title} lead={texts.lead} />
      </Container>
    </div>
  );
}
