import type { Site } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import { citySearchPath } from '../../../shared/site/routes';
import type { VisitorCountry } from '../../../shared/site/visitor-country';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { Container } from '../../../shared/ui/band';
import { Icon } from '../../../shared/ui/icon';
import { LinkList, SiteLink } from '../../../shared/ui/site-link';
import { LanguageLinks } from './language-links';
import type { ContactLinks } from './sticky-contact-bar';
import * as drawerStyles from './mobile-drawer.module.css';
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
              <picture className="grow grid" {...logoProps}>
                <CountryLogo logos={brand.logos} country={country} />
              </picture>
            </SiteLink>
            {cityMenu && (
              <div className={`soft semibold nowrap self-start gap-3 hidden ${styles.elsewhere}`}>
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
  const action = 'row pressable rounded solid nowrap px-4';
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
        className={`pill wide-target flex action-text tabular center nowrap ${styles.call}`}
        href={`tel:${phone.dial}`}
      >
        <Icon name="phone" className="only-narrow" size={20} />
        <span className="visually-hidden">{navigation.callName} </span>
        <span className={styles.digits}>{phone.display}</span>
      </a>
    </div>
  );
}

/** The brand's logo for the visitor's country, always in the same box (docs/specification.md, sections 1 and 8). */
function CountryLogo({ logos, country }: { logos: Site['brand']['logos']; country: VisitorCountry }) {
  const { src, alt } = country === 'unknown' ? logos.default : logos[country];
  return <img className={styles.logo} src={src} alt={alt} width={172} height={36} />;
}

type MobileDrawerProps = {
  navigation: Site['navigation'];
  items: { label: string; to: string; isAction?: boolean }[];
  contact: ContactLinks;
  hours: string;
};

/** A `details` element, which opens without scripts. Its button also covers the dimmed page, where a press closes it. */
function MobileDrawer({ navigation, items, contact, hours }: MobileDrawerProps) {
  const sign = `bold outlined rounded on-sheet row fine ${drawerStyles.sign}`;
  return (
    <details
      className={`unprinted only-narrow no-shrink ${drawerStyles.drawer}`}
      data-drawer=""
      {...useIsland('drawer', {}, 'touch')}
    >
      <summary className={`opener grid ${drawerStyles.button}`}>
        <span className={`${sign} ${drawerStyles.whenClosed}`}>
          <Icon name="menu" className="no-shrink" size={20} />
          {navigation.openMenu}
        </span>
        <span className={`${sign} ${drawerStyles.whenOpen}`}>
          <Icon name="x" className="no-shrink" size={20} />
          {navigation.closeMenu}
        </span>
      </summary>
      <div className={`fixed on-page ${drawerStyles.panel}`} data-place="menu">
        <div className={`flex between tall line-above gap-5 ${drawerStyles.content}`}>
          <nav aria-label={navigation.mainMenuName}>
            <LinkList
              links={items}
              className="stack"
              linkClassName={`underlined-on-hover row rule-below plain heading-font ${drawerStyles.link}`}
            />
            <SiteLink className="target py-3" to={citySearchPath}>
              {navigation.changeCity.long}
            </SiteLink>
            <LanguageLinks className="target py-3" />
          </nav>
          <DrawerActions {...{ navigation, contact, hours }} />
        </div>
      </div>
    </details>
  );
}

function DrawerActions({ navigation, contact, hours }: Omit<MobileDrawerProps, 'items'>) {
  const texts = navigation.stickyBar;
  const { phone, smsLink, quotePath } = contact;
  const action = `underlined-on-hover row gap-2 plain rounded centered-text tight-lines center ${drawerStyles.action}`;
  return (
    <div className={`grid gap-2 ${drawerStyles.actions}`}>
      <p className={'row small gap-2 whole-row'}>
        <Icon name="clock" className="no-shrink" size={18} />
        <span data-hours="">{hours}</span>
      </p>
      <a className={`on-sheet whole-row tabular ${action} ${drawerStyles.call}`} href={`tel:${phone.dial}`}>
        <Icon name="phone" size={22} />
        <span>
          {texts.call} <b>{phone.display}</b>
        </span>
      </a>
      <a className={`bold on-sheet ${action}`} href={smsLink}>
        <Icon name="message-square-text" size={20} />
        {texts.sms}
      </a>
      <SiteLink className={`solid ${action}`} to={quotePath}>
        {texts.getQuote}
      </SiteLink>
    </div>
  );
}
