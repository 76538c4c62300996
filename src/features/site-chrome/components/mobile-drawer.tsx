import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import { citySearchPath } from '../../../shared/site/routes';
import { useDrawer } from '../../../shared/ui/use-drawer';
import { LanguageLinks } from './language-links';
import { LinkList } from '../../../shared/ui/link-list';
import * as styles from './mobile-drawer.module.css';
import type { ContactLinks } from './sticky-contact-bar';
import { SiteLink } from '../../../shared/ui/site-link';

export type MobileDrawerProps = {
  navigation: Site['navigation'];
  items: { label: string; to: string; isAction?: boolean }[];
  contact: ContactLinks;
  hours: string;
};

/**
 * The menu of a phone: a `details` element, which opens before the scripts run and without them. Its button also closes
 * it, and covers the dimmed page: a press beside the panel closes the menu too.
 */
export function MobileDrawer({ navigation, items, contact, hours }: MobileDrawerProps) {
  const drawer = useDrawer();
  return (
    <details className={`unprinted ${styles.drawer}`} ref={drawer} data-drawer="">
      <summary className={`opener ${styles.button}`}>
        <span className={`bold ${styles.sign} ${styles.whenClosed}`}>
          <Icon name="menu" size={20} />
          {navigation.openMenu}
        </span>
        <span className={`bold ${styles.sign} ${styles.whenOpen}`}>
          <Icon name="x" size={20} />
          {navigation.closeMenu}
        </span>
      </summary>
      <div className={styles.panel} data-place="menu">
        <div className={styles.content}>
          <nav aria-label={navigation.mainMenuName}>
            <LinkList links={items} className={styles.links} linkClassName={styles.link} />
            <SiteLink className={styles.elsewhere} to={citySearchPath}>
              {navigation.changeCity.long}
            </SiteLink>
            <LanguageLinks className={styles.elsewhere} />
          </nav>
          <DrawerActions texts={navigation.stickyBar} contact={contact} hours={hours} />
        </div>
      </div>
    </details>
  );
}

type DrawerActionsProps = Pick<MobileDrawerProps, 'contact' | 'hours'> & {
  texts: Site['navigation']['stickyBar'];
};

function DrawerActions({ texts, contact, hours }: DrawerActionsProps) {
  const { phone, smsLink, quotePath } = contact;
  return (
    <div className={styles.actions}>
      <p className={styles.hours}>
        <Icon name="clock" size={18} />
        {hours}
      </p>
      <a className={`bold ${styles.action} ${styles.plain} ${styles.call}`} href={`tel:${phone.dial}`}>
        <Icon name="phone" size={22} />
        <span>
          <span className={styles.callName}>{texts.call} </span>
          <span>{phone.display}</span>
        </span>
      </a>
      <a className={`bold ${styles.action} ${styles.plain}`} href={smsLink}>
        <Icon name="message-square-text" size={20} />
        {texts.sms}
      </a>
      <SiteLink className={`solid ${styles.action}`} to={quotePath}>
        {texts.getQuote}
      </SiteLink>
    </div>
  );
}
