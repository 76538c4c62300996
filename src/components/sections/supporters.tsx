import type { Badges } from '../../content-model/types';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './supporters.module.css';

type SupportersProps = { texts: { title: string; text: string }; teams: Badges['teams'] };

/** Supporter badges of the region, in plain text (design decision 11). */
export function Supporters({ texts, teams }: SupportersProps) {
  return (
    <Band labelledBy="supporters">
      <HeadingGroup id="supporters" title={texts.title} lead={texts.text} />
      <ul className={styles.badges}>
        {teams.map(({ name, sport }) => (
          <li key={name} className={styles.badge}>
            <span className={styles.team}>{name}</span>
            <span>{sport}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
