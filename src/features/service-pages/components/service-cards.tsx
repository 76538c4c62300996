import { Fragment, type ReactNode } from 'react';
import type { Service } from '../../../content-model/types';
import { Band } from '../../../shared/ui/band';
import { Picture } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/action-link';
import { SiteLink } from '../../../shared/ui/site-link';
import * as styles from './service-cards.module.css';

/** A text whose lines may break after a slash: “Commercial/Business” breaks there, not within a word. */
function SlashedText({ text }: { text: string }) {
  const parts = text.split('/');
  return parts.map((part, index) =>
    index < parts.length - 1 ? (
      <Fragment key={index}>
        {`${part}/`}
        <wbr />
      </Fragment>
    ) : (
      part
    ),
  );
}

export type ServiceSummary = Pick<
  Service,
  'slug' | 'title' | 'serviceName' | 'summary' | 'drawing' | 'photo'
> & { description?: string };

type ServiceCardsProps = {
  texts: { title: string; lead?: string };
  services: ServiceSummary[];
  pathOf?: (slug: string) => string | undefined;
  link?: { label: string; to: string };
  /** Of a card that a link leads to, which then says more. */
  action?: { label: string; to: string } | undefined;
  children?: ReactNode;
};

export function ServiceCards({ texts, services, pathOf, link, action, children }: ServiceCardsProps) {
  return (
    <Band labelledBy="services" heading={texts}>
      <ul className={`grid two-columns ${styles.cards}`}>
        {services.map(({ slug, title, summary, description, drawing, photo }) => (
          <li key={slug} id={slug} className={`stack gap-1 relative ${styles.card}`}>
            <div className={`framed clip ${styles.screen}`}>
              <Picture
                className={`fit smooth-turn ${styles.drawing}`}
                {...{ photo, drawing }}
                shape={4 / 3}
                share={{ phone: 50, wide: 33 }}
              />
            </div>
            <h3 className={`breakable ${styles.title}`}>
              <CardTitle title={title} path={pathOf?.(slug)} />
            </h3>
            <p className={`soft small ${styles.summary}`}>{summary}</p>
            {action && (
              <div className={styles.more}>
                <p>{description}</p>
                <MoreLink {...action} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {children}
      {link && <MoreLink {...link} />}
    </Band>
  );
}

function CardTitle({ title, path }: { title: string; path: string | undefined }) {
  const words = <SlashedText text={title} />;
  if (path === undefined) return words;
  return (
    <SiteLink className={styles.link} to={path}>
      {words}
    </SiteLink>
  );
}
