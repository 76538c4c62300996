import type { ComponentProps } from 'react';

type Looks = {
  isMain?: boolean;
  /** For a screen reader: which of many it is. */
  of?: string;
};

const classOf = (isMain = false): string => (isMain ? 'staff-button staff-main' : 'staff-button');

export const Button = ({ isMain, of, children, ...props }: Looks & ComponentProps<'button'>) => (
  <button type="button" className={classOf(isMain)} {...props}>
    {children}
    {of !== undefined && <span className="staff-unseen">: {of}</span>}
  </button>
);

export const LinkButton = ({ isMain, of, children, ...props }: Looks & ComponentProps<'a'>) => (
  <a className={classOf(isMain)} {...props}>
    {children}
    {of !== undefined && <span className="staff-unseen">: {of}</span>}
  </a>
);
