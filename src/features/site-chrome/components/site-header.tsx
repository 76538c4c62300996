import { Icon } from '../../../shared/ui/icon';
import { CountryLogo } from '../../cities/components/country-logo';
import type { VisitorCountry } from '../../../shared/site/visitor-country';
import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { citySearchPath } from '../../../shared/site/routes';
import { Container } from '../../../shared/ui/band';
import { LanguageLinks } from './language-links';
import { MobileDrawer, type MobileDrawerProps } from './mobile-drawer';
import { SiteLink } from '../../../shared/ui/site-link';
import * as styles from './site-header.module.css';

export type SiteHeaderProps = {
  brand: Site['brand'];
  navigation: Site['navigation'];
  homePath: string;
  country: VisitorCountry;
  logoProps?: object | undefined;
  phone: PhoneNumber;
  cityMenu?: Omit<MobileDrawerProps, 'navigation'>;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { brand, navigation, homePath, country, logoProps, phone, cityMenu } = props;
  return (
    <header className={`fixed line-below on-page ${styles.header}`}>
      <Container>
        <div className={`row gap-2 ${styles.bar}`}>
          <div className={`grid ${styles.start}`}>
            <SiteLink
              className={`row pressable ${styles.brand}`}
              to={homePath}
              aria-label={navigation.homeLinkName}
            >
              {/* For an img outside a picture React adds a preload, which would come before the page's own. */}
              <picture className="grow block" {...logoProps}>
                <CountryLogo logos={brand.logos} country={country} />
              </picture>
            </SiteLink>
            {cityMenu && (
              <div className={`soft hidden ${styles.elsewhere}`}>
                <SiteLink to={citySearchPath}>{navigation.changeCity.short}</SiteLink>
                <LanguageLinks />
              </div>
            )}
          </div>
          {!cityMenu && (
            <div className={`flex gap-3 ${styles.languages}`}>
              <LanguageLinks className="row pressable" />
            </div>
          )}
          {cityMenu && <WideMenu name={navigation.mainMenuName} items={cityMenu.items} />}
          <HeaderPhone navigation={navigation} phone={phone} />
          {cityMenu && <MobileDrawer key={homePath} navigation={navigation} {...cityMenu} />}
        </div>
      </Container>
    </header>
  );
}

function WideMenu({ name, items }: { name: string; items: MobileDrawerProps['items'] }) {
  const link = `underlined-on-hover row pressable semibold plain nowrap ${styles.link}`;
  const action = `row pressable rounded solid nowrap ${styles.action}`;
  return (
    <nav className="only-wide" aria-label={name}>
      <ul className={`row ${styles.list}`}>
        {items.map(({ label, to, isAction }) => (
          <li key={to}>
            <SiteLink className={isAction ? action : link} to={to}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The phone number of the header. If the digits don't fit, the link's accessible name still has them. */
function HeaderPhone({ navigation, phone }: Pick<SiteHeaderProps, 'navigation' | 'phone'>) {
  return (
    <div className="no-shrink relative">
      <span className={`only-wide absolute soft fine tight-lines nowrap ${styles.callTitle}`}>
        {navigation.callTitle}
      </span>
      <a
        className={`pill wide-target flex heavy action-text tabular center nowrap ${styles.call}`}
        href={`tel:${phone.dial}`}
      >
        <Icon name="phone" className="only-narrow" size={20} />
        <span className="visually-hidden">{navigation.callName} </span>
        <span className={`visually-hidden ${styles.digits}`}>{phone.display}</span>
      </a>
    </div>
  );
}
