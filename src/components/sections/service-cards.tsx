import type { Service } from '../../content-model/types';
import { ActionLink } from '../ui/action-link';
import { Band } from '../ui/band';
import { Card, CardGrid } from '../ui/card-grid';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './section.module.css';

type ServiceCardsProps = {
  texts: { title: string; lead: string };
  services: Service[];
  link?: { label: string; to: string };
};

/** The eight services in short, with the way to the page that tells more. */
export function ServiceCards({ texts, services, link }: ServiceCardsProps) {
  return (
    <Band labelledBy="services">
      <HeadingGroup id="services" title={texts.title} lead={texts.lead} />
      <CardGrid>
        {services.map(({ slug, title, summary }) => (
          <Card key={slug} title={title}>
            <p>{summary}</p>
          </Card>
        ))}
      </CardGrid>
      {link && (
        <p className={styles.action}>
          <ActionLink {...link} look="quiet" />
        </p>
      )}
    </Band>
  );
}
