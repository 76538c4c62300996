import { Link } from 'gatsby';
import type { Site } from '../../content-model/types';
import type { PhoneNumber } from '../../domain/phone-number';
import { Container } from '../ui/container';
import * as styles from './site-footer.module.css';

type SiteFooterProps = {
  brand: Site['brand'];
  footer: Site['navigation']['footer'];
  phone: PhoneNumber;
  links: { label: string; to: string }[];
};

export function SiteFooter({ brand, footer, phone, links }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>{brand.name}</p>
            <p>{brand.tagline}</p>
          </div>
          <dl className={styles.facts}>
            <dt>{footer.callTitle}</dt>
            <dd>
              <a className={styles.link} href={`tel:${phone.dial}`}>
                {phone.display}
              </a>
            </dd>
            <dt>{footer.hoursTitle}</dt>
            <dd>{brand.hours}</dd>
          </dl>
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.rights}>{footer.rights}</p>
      </Container>
    </footer>
  );
}
