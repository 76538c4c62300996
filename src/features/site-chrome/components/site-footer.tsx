import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { Container } from '../../../shared/ui/band';
import { useOtherLanguages } from './language-links';
import { LinkList } from '../../../shared/ui/site-link';
import * as styles from './site-footer.module.css';

type SiteFooterProps = {
  brand: Site['brand'];
  footer: Site['navigation']['footer'];
  phone: PhoneNumber;
  links: { label: string; to: string }[];
};

export function SiteFooter({ brand, footer, phone, links }: SiteFooterProps) {
  const others = useOtherLanguages();
  const languages = others.map(({ code, path, name }) => ({ label: name, to: path, language: code }));
  return (
    <footer className={`grow relative on-ink ${styles.footer}`}>
      <Container>
        <p className={`heading-font black identity-text ${styles.tagline}`}>{brand.tagline}</p>
        <div className={`grid split ${styles.columns}`}>
          <dl className={`stack ${styles.facts}`}>
            <div>
              <dt className="small">{footer.callTitle}</dt>
              <dd>
                <a className={`target heading-font tabular ${styles.phone}`} href={`tel:${phone.dial}`}>
                  {phone.display}
                </a>
              </dd>
            </div>
            <div>
              <dt className="small">{footer.hoursTitle}</dt>
              <dd data-hours="">{brand.hourWords.hours}</dd>
            </div>
          </dl>
          <LinkList
            links={[...links, ...languages]}
            className={styles.links}
            linkClassName="underlined-on-hover target wide-target small plain"
          />
        </div>
        <div className="cluster between gap-2-5 pt-4 baseline rule-above">
          <p className={`h3 heading-font black ${styles.brand}`}>{brand.name}</p>
          <p className="small">{footer.rights}</p>
        </div>
      </Container>
    </footer>
  );
}
