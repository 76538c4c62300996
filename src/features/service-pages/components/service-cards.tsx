import { Fragment, type ReactNode } from 'react';
import type { Guide, Service } from '../../../content-model/types';
import { guidePath } from '../../../shared/site/routes';
import { Band } from '../../../shared/ui/band';
import { Picture } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/action-link';
import { SiteLink } from '../../../shared/ui/site-link';
import { LocalLinks } from './local-links';
import * as styles from './service-cards.module.css';

/** Its lines may break after a slash: “Commercial/Business” breaks there, not within a word. */
function CardTitle({ title, path }: { title: string; path: string | undefined }) {
  const words = title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  if (path === undefined) return words;
  return (
    <SiteLink className={styles.link} to={path}>
      {words}
    </SiteLink>
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

type ServiceGuidesProps = Pick<ServiceCardsProps, 'texts' | 'services' | 'action'> & {
  guides: readonly Pick<Guide, 'slug' | 'name'>[];
  othersTitle: string;
  /** The city's own page about a service, where it has one. */
  ownPathOf?: (slug: string) => string | undefined;
  children?: ReactNode;
};

export function ServiceGuides({ guides, othersTitle, ownPathOf, children, ...cards }: ServiceGuidesProps) {
  const { services } = cards;
  const others = guides.filter(({ slug }) => !services.some((service) => service.slug === slug));
  return (
    <ServiceCards
      {...cards}
      pathOf={(slug) =>
        ownPathOf?.(slug) ?? (guides.some((each) => each.slug === slug) ? guidePath(slug) : undefined)
      }
    >
      {children}
      <LocalLinks
        title={othersTitle}
        links={others.map(({ slug, name }) => ({ label: name, to: guidePath(slug) }))}
      />
    </ServiceCards>
  );
}
