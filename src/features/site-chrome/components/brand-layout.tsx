import type { ReactNode } from 'react';
import { privacyPath } from '../../../shared/site/routes';
import type { BrandPage } from '../../../shared/site/use-brand-page';
import type { VisitorCountry } from '../../../shared/site/visitor-country';
import { PageFrame } from './page-frame';

type BrandLayoutProps = { page: BrandPage; country?: VisitorCountry | undefined; children: ReactNode };

export function BrandLayout({ page, country = 'unknown', children }: BrandLayoutProps) {
  const policy = page.site.navigation.footer.links.find(({ to }) => `/${to}` === privacyPath);
  const links = policy ? [{ label: policy.label, to: privacyPath }] : [];
  return (
    <PageFrame homePath="/" {...{ page, country, links }}>
      {children}
    </PageFrame>
  );
}
