import { Fragment } from 'react';
import { Band } from '../../../shared/ui/band';
import { FoldRest } from '../../../shared/ui/fold-rest';
import * as styles from './supporters.module.css';

type SupportersProps = {
  texts: { title: string; text: string; more?: string };
  teams: { name: string; sport: string }[];
};

/** Supporter badges of the region as pennants on a line, in plain text and our own colors (docs/decisions/0003). */
export function Supporters({ texts, teams }: SupportersProps) {
  const pennants = teams.map(({ name, sport }) => (
    <li key={name} className={`middle-stack relative dense ${styles.pennant}`}>
      <span className="heading-font bold">{name}</span>
      <span className="small">{sport}</span>
    </li>
  ));
  return (
    <Band isBeside labelledBy="supporters" heading={{ title: texts.title, lead: texts.text }}>
      <ul className={`grid ${styles.pennants}`}>
        <FoldRest label={texts.more}>
          {[<Fragment key="row">{pennants.slice(0, 2)}</Fragment>, ...pennants.slice(2)]}
        </FoldRest>
      </ul>
    </Band>
  );
}
