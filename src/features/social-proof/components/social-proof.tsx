import type { City } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { useContent } from '../../../shared/site/use-content';
import { Icon } from '../../../shared/ui/icon';
import * as styles from './social-proof-popup.module.css';

export type SocialProofProps = {
  city: Pick<City, 'slug' | 'cities' | 'locationName'>;
  language: string;
  /** Of the city's clock, where the pop-up has a first or a last day. */
  utcOffsets?: UtcOffsets;
};

/** Decoration: hidden from screen readers, never focused and never over a control. Its island shows it now and then. */
export function SocialProof({ city: { slug, cities, locationName }, ...props }: SocialProofProps) {
  const content = useContent().site['social-proof'];
  const attributes = useIsland('social-proof', { ...props, content, city: { slug, cities, locationName } });
  if (content.mode === 'off') return null;
  return (
    <div
      className={`arriving small unprinted outlined rounded on-sheet flex fixed pointer close-lines ${styles.popup}`}
      aria-hidden="true"
      title={content.close}
      hidden
      {...attributes}
    >
      <span className={`centered no-shrink on-identity ${styles.stub}`}>
        <Icon name="ticket" size={24} />
      </span>
      <span className="grow px-3 py-3" data-said="" />
      <Icon name="x" className={`soft no-shrink ${styles.close}`} size={18} />
    </div>
  );
}
