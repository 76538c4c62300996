import type { ReactNode } from 'react';
import type { Pages } from '../../content-model/types';
import { Container } from '../ui/container';
import { TickList } from '../ui/tick-list';
import * as styles from './hero.module.css';

type HeroProps = { texts: Pages['home']['hero']; children: ReactNode };

/** What the company does, here, with the quote ticket beside it. */
export function Hero({ texts, children }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="page-title">
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{texts.eyebrow}</p>
            <h1 id="page-title">{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <TickList items={texts.points} />
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
