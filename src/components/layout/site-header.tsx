import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import type { Site } from '../../content-model/types';
import type { PhoneNumber } from '../../domain/phone-number';
import { Container } from '../ui/container';
import * as styles from './site-header.module.css';

type SiteHeaderProps = {
  brand: Site['brand'];
  navigation: Site['navigation'];
  homePath: string;
  /** In the place of the brand's name. */
  logo?: ReactNode;
  phone: PhoneNumber;
  /** Menu items with their full paths; none outside the city site. */
  menu: { label: string; to: string }[];
};

/** Brand, phone and menu; on a phone the menu is a disclosure, which opens without scripts. */
export function SiteHeader({ brand, navigation, homePath, logo, phone, menu }: SiteHeaderProps) {
  const links = menu.map(({ label, to }) => (
    <li key={to}>
      <Link className={styles.link} to={to} activeClassName={styles.current}>
        {label}
      </Link>
    </li>
  ));
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link className={styles.brand} to={homePath} aria-label={navigation.homeLinkName}>
            {logo ?? brand.name}
          </Link>
          {menu.length > 0 && (
            <nav className={styles.wideMenu} aria-label={navigation.mainMenuName}>
              <ul className={styles.list}>{links}</ul>
            </nav>
          )}
          <a className={styles.phone} href={`tel:${phone.dial}`}>
            <span className={styles.callName}>{navigation.callName} </span>
            {phone.display}
          </a>
        </div>
        {menu.length > 0 && (
          <details className={styles.narrowMenu} key={homePath}>
            <summary className={styles.menuButton}>{navigation.openMenu}</summary>
            <nav aria-label={navigation.mainMenuName}>
              <ul className={styles.list}>{links}</ul>
            </nav>
          </details>
        )}
      </Container>
    </header>
  );
}
