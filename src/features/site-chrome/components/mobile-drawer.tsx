import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import { citySearchPath } from '../../../shared/site/routes';
import { useIsland } from '../../../islands/island';
import { LanguageLinks } from './language-links';
import { LinkList, SiteLink } from '../../../shared/ui/site-link';
import * as styles from './mobile-drawer.module.css';
import type { ContactLinks } from './sticky-contact-bar';

export type MobileDrawerProps = {
  navigation: Site['navigation'];
  items: { label: string; to: string; isAction?: boolean }[];
  contact: ContactLinks;
  hours: string;
};

/** A `details` element, which opens without scripts. Its button also covers the dimmed page, where a press closes it. */
export function MobileDrawer({ navigation, items, contact, hours }: MobileDrawerProps) {
  const sign = `bold outlined rounded on-sheet row fine ${styles.sign}`;
  return (
    <details
      className={`unprinted only-narrow no-shrink ${styles.drawer}`}
      data-drawer=""
      {...useIsland('drawer', {}, 'touch')}
    >
      <summary className={`opener block ${styles.button}`}>
        <span className={`${sign} ${styles.whenClosed}`}>
          <Icon name="menu" className="no-shrink" size={20} />
          {navigation.openMenu}
        </span>
        <span className={`${sign} ${styles.whenOpen}`}>
          <Icon name="x" className="no-shrink" size={20} />
          {navigation.closeMenu}
        </span>
      </summary>
      <div className={`flex fixed on-page ${styles.panel}`} data-place="menu">
        <div className={`flex between grow line-above gap-5 ${styles.content}`}>
          <nav aria-label={navigation.mainMenuName}>
            <LinkList
              links={items}
              className={styles.links}
              linkClassName={`underlined-on-hover row plain heading-font heavy ${styles.link}`}
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
  const action = `underlined-on-hover row gap-2 plain rounded centered-text tight-lines center ${styles.action}`;
  return (
    <div className={`grid gap-2 ${styles.actions}`}>
      <p className={'row small gap-2 whole-row'}>
        <Icon name="clock" className="no-shrink" size={18} />
        <span data-hours="">{hours}</span>
      </p>
      <a className={`bold on-sheet whole-row tabular ${action} ${styles.call}`} href={`tel:${phone.dial}`}>
        <Icon name="phone" size={22} />
        <span>
          <span className={styles.callName}>{texts.call} </span>
          <span>{phone.display}</span>
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
