import type { ComponentProps, ReactNode } from 'react';
import type { Guide } from '../../../content-model/types';
import { guidePath } from '../../../shared/site/routes';
import { LocalLinks } from './local-links';
import { ServiceCards } from './service-cards';

type ServiceGuidesProps = Pick<ComponentProps<typeof ServiceCards>, 'texts' | 'services' | 'action'> & {
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
