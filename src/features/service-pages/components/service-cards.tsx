import { Fragment, type ReactNode } from 'react';
import type { Guide, Service } from '../../../content-model/types';
import { guidePath } from '../../../shared/site/routes';
import { Band } from '../../../shared/ui/band';
import { Picture } from '../../../shared/ui/drawing';
import { MoreLink } from '../../../shared/ui/action-link';
import { SiteLink } from '../../../shared/ui/site-link';
import { LocalLinks, type LocalLinksProps } from './local-links';
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

type ServiceSummary = Pick<Service, 'slug' | 'title' | 'serviceName' | 'summary' | 'drawing' | 'photo'>;

type ServiceCardsProps = {
  texts: { title: string; lead?: string };
  services: ServiceSummary[];
  pathOf?: (slug: string) => string | undefined;
  link?: { label: string; to: string };
  /** The city's own pages: the card of a service that has one leads there. */
  local?: LocalLinksProps | undefined;
  children?: ReactNode;
};

export function ServiceCards({ texts, services, pathOf, link, local, children }: ServiceCardsProps) {
  const ownPath = (slug: string) => local?.links.find(({ to }) => to.endsWith(`/${slug}`))?.to;
  return (
    <Band isBeside labelledBy="services" heading={texts}>
      <ul className={`grid two-columns split ${styles.cards}`}>
        {services.map(({ slug, title, summary, drawing, photo }) => (
          <li key={slug} className={`stack gap-1 relative ${styles.card}`}>
            <div className="framed clip">
              <Picture
                className={`fit smooth-turn ${styles.drawing}`}
                {...{ photo, drawing }}
                shape={4 / 3}
                share={{ phone: 50, wide: 33 }}
              />
            </div>
            <h3 id={slug} className={`pt-2 ${styles.title}`}>
              <CardTitle title={title} path={ownPath(slug) ?? pathOf?.(slug)} />
            </h3>
            <p className={`soft small ${styles.summary}`}>{summary}</p>
          </li>
        ))}
      </ul>
      {local && <LocalLinks {...local} />}
      {children}
      {link && <MoreLink {...link} />}
    </Band>
  );
}

type ServiceGuidesProps = Pick<ServiceCardsProps, 'texts' | 'services' | 'local'> & {
  guides: readonly Pick<Guide, 'slug' | 'name'>[];
  othersTitle: string;
};

export function ServiceGuides({ guides, othersTitle, ...cards }: ServiceGuidesProps) {
  const others = guides.filter(({ slug }) => !cards.services.some((service) => service.slug === slug));
  return (
    <ServiceCards
      {...cards}
      pathOf={(slug) => (guides.some((each) => each.slug === slug) ? guidePath(slug) : undefined)}
    >
      <LocalLinks
        title={othersTitle}
        links={others.map(({ slug, name }) => ({ label: name, to: guidePath(slug) }))}
      />
    </ServiceCards>
  );
}
