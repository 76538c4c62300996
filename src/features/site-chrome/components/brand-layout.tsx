import type { ReactNode } from 'react';
import { privacyPath } from '../../../shared/site/routes';
import type { BrandPage } from '../../../shared/site/use-brand-page';
import { PageFrame } from './page-frame';

type BrandLayoutProps = {
  page: BrandPage;
  /** The attributes of the logo's place, where it follows the visitor's country. */
  logoProps?: object;
  children: ReactNode;
};

export function BrandLayout({ page, logoProps, children }: BrandLayoutProps) {
  const policy = page.site.navigation.footer.links.find(({ to }) => `/${to}` === privacyPath);
  const links = policy ? [{ label: policy.label, to: privacyPath }] : [];
  return (
    <PageFrame homePath="/" country="unknown" {...{ page, logoProps, links }}>
      {children}
    </PageFrame>
  );
}
