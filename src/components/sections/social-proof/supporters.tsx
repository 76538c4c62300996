import { Band } from '../../ui/band';
import { HeadingGroup } from '../../ui/heading-group';
import * as styles from './supporters.module.css';

type SupportersProps = { texts: { title: string; text: string }; teams: { name: string; sport: string }[] };

/** Supporter badges of the region as pennants on a line, in plain text and our own colours (docs/decisions/0011). */
export function Supporters({ texts, teams }: SupportersProps) {
  return (
    <Band labelledBy="supporters">
      <HeadingGroup id="supporters" title={texts.title} lead={texts.text} />
      <ul className={styles.pennants}>
        {teams.map(({ name, sport }) => (
          <li key={name} className={styles.pennant}>
            <span className={styles.team}>{name}</span>
            <span className={styles.sport}>{sport}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
