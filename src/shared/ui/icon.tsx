import type { IconName } from './icon-sprite';

type IconProps = { name: IconName; size?: number; className?: string | undefined };

/** A small sign next to words that say the same. Its drawing is in the page's HTML once (icon-sprite.tsx). */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
