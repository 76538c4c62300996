import type { ComponentProps, ReactNode } from 'react';
import type { Guide } from '../../../content-model/types';
import { guidePath } from '../../../shared/site/routes';
import { LocalLinks } from './local-links';
import { ServiceCards } from './service-cards';

type ServiceGuidesProps = Pick<ComponentProps<typeof ServiceCards>, 'texts' | 'services'> & {
  guides: readonly Pick<Guide, 'slug' | 'name'>[];
  othersTitle: string;
  children?: ReactNode;
};

export function ServiceGuides({ texts, services, guides, othersTitle, children }: ServiceGuidesProps) {
  const others = guides.filter(({ slug }) => !services.some((service) => service.slug === slug));
  return (
    <ServiceCards
      texts={texts}
      services={services}
      pathOf={(slug) => (guides.some((each) => each.slug === slug) ? guidePath(slug) : undefined)}
    >
      {children}
      <LocalLinks
        title={othersTitle}
        links={others.map(({ slug, name }) => ({ label: name, to: guidePath(slug) }))}
      />
    </ServiceCards>
  );
}
