import type { Pages, Site } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import type { Hours } from '../rules/booking';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { shownOn } from '../../../shared/time/shown-days';
import { ActionLink } from '../../../shared/ui/action-link';
import { Container } from '../../../shared/ui/band';
import * as styles from './same-day-banner.module.css';

type SameDayBannerProps = {
  texts: Pages['home']['sameDay'];
  timeWindows: Site['booking']['timeWindows'];
  hours: Hours;
  language: string;
  utcOffsets: UtcOffsets;
  link: { label: string; to: string };
};

/** Only scripts know the time, and therefore which windows have started. */
export function SameDayBanner({ texts, timeWindows, hours, language, utcOffsets, link }: SameDayBannerProps) {
  const { board } = texts;
  const props = { starts: timeWindows.map(({ start }) => ({ start })), hours, language, utcOffsets, board };
  return (
    <section
      className={`on-ink page-text ${styles.banner}`}
      aria-labelledby="same-day"
      {...shownOn([texts])}
      {...useIsland('same-day', props)}
    >
      <Container>
        <div className={`grid ${styles.columns}`}>
          <div className="middle-stack measure gap-4">
            <h2 id="same-day" className="identity-text">
              {texts.title}
            </h2>
            <p>{texts.text}</p>
            <p>
              <ActionLink {...link} />
            </p>
          </div>
          <ul className={`middle-stack tabular ${styles.board}`} aria-label={board.title}>
            {timeWindows.map(({ start, label }) => (
              <li key={start} className={`grid py-3 baseline ${styles.row}`}>
                <span className={`display ${styles.window}`}>{label}</span>
                <span className={`small identity-text ${styles.state}`} data-state="" />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
