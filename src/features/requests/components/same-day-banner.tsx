import type { Pages, Site } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import type { CityPage } from '../../cities/hooks/use-city-page';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { shownOn } from '../../../shared/time/shown-days';
import { ActionLink } from '../../../shared/ui/action-link';
import { Container } from '../../../shared/ui/band';
import * as styles from './same-day-banner.module.css';

type SameDayBannerProps = {
  texts: Pages['home']['sameDay'];
  timeWindows: Site['booking']['timeWindows'];
  utcOffsets: UtcOffsets;
  page: Pick<CityPage, 'linkTo'> & { site: Pick<CityPage['site'], 'brand' | 'words'> };
};

/** Only scripts know the time, and therefore which time slots have started. */
export function SameDayBanner({ texts, timeWindows, utcOffsets, page }: SameDayBannerProps) {
  const { board } = texts;
  const { brand, words } = page.site;
  const { openingHours, holidays } = brand;
  const attributes = useIsland('same-day', {
    starts: timeWindows.map(({ start }) => ({ start })),
    hours: { openingHours, holidays },
    language: words.language,
    utcOffsets,
    title: texts.title,
    board,
  });
  return (
    <section
      className="section-padding on-ink"
      aria-labelledby="same-day"
      {...shownOn([texts])}
      {...attributes}
    >
      <Container>
        <div className={`grid split ${styles.columns}`}>
          <div className="middle-stack measure gap-3">
            <h2 id="same-day" className="identity-text">
              {texts.title}
            </h2>
            <p>{texts.text}</p>
            <p>
              <ActionLink label={texts.link} to={page.linkTo('book-now')} />
            </p>
          </div>
          <ul className="grid two-columns tabular rule-above" aria-label={board.title}>
            {timeWindows.map(({ start, label }) => (
              <li key={start} className={`stack py-2 rule-below ${styles.row}`}>
                <span className={`heading-font bold ${styles.window}`}>{label}</span>
                <span className="small identity-text line-high" data-state="" />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
