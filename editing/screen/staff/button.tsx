import type { ComponentProps } from 'react';

type Looks = {
  isMain?: boolean;
  /** For a screen reader: which of many it is. */
  of?: string;
};

const looks = ({ isMain = false, of }: Looks, words: unknown) => ({
  className: isMain ? 'staff-button staff-main' : 'staff-button',
  ...(of !== undefined && { 'aria-label': `${String(words)}: ${of}` }),
});

export const Button = ({ isMain, of, ...props }: Looks & ComponentProps<'button'>) => (
  <button type="button" {...looks({ isMain, of }, props.children)} {...props} />
);

export const LinkButton = ({ isMain, of, children, ...props }: Looks & ComponentProps<'a'>) => (
  <a {...looks({ isMain, of }, children)} {...props}>
    {children}
  </a>
);
