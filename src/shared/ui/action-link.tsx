import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-sprite';
import { SiteLink } from './site-link';
import * as moreStyles from './more-link.module.css';

type ActionProps = { label: string; icon?: IconName; look?: 'plain' | 'quiet' };

const contentOf = ({ label, icon }: ActionProps) => (
  <>
    {icon && <Icon name={icon} className="no-shrink button-icon" />}
    {label}
  </>
);

const classOf = ({ look }: ActionProps) => (look === 'quiet' ? 'button quiet-button' : 'button');

export function ActionLink({ to, ...action }: ActionProps & { to: string }) {
  return (
    <SiteLink className={classOf(action)} to={to}>
      {contentOf(action)}
    </SiteLink>
  );
}

type ActionButtonProps = ActionProps &
  Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'> & {
    /** The part of the page that a press prints. */
    'data-print'?: string;
  };

export function ActionButton({ label, icon, look, ...button }: ActionButtonProps) {
  return (
    <button className={classOf({ label, look })} type="button" {...button}>
      {contentOf({ label, icon })}
    </button>
  );
}

export function MoreLink(link: { label: string; to: string }) {
  return (
    <p className={`cluster gap-3 ${moreStyles.action}`}>
      <ActionLink {...link} look="quiet" />
    </p>
  );
}
