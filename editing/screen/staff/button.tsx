import type { ComponentProps } from 'react';

type Looks = {
  isMain?: boolean;
  /** For a screen reader: which of many it is. */
  of?: string;
};

const classOf = (isMain = false): string => (isMain ? 'staff-button staff-main' : 'staff-button');

const Unseen = ({ of }: Looks) => of !== undefined && <span className="staff-unseen">: {of}</span>;

export function Button({ isMain, of, children, ...props }: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" className={classOf(isMain)} {...props}>
      {children}
      <Unseen of={of} />
    </button>
  );
}

export function LinkButton({ isMain, of, children, ...props }: Looks & ComponentProps<'a'>) {
  return (
    <a className={classOf(isMain)} {...props}>
      {children}
      <Unseen of={of} />
    </a>
  );
}
