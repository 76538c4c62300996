import { useEffect, useState } from 'react';
import type { Pages, Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { nextOpenDay } from '../rules/booking';
import { cityTime, type UtcOffsets } from '../../../shared/time/city-clock';
import { useShown } from '../../../shared/time/use-shown';
import { useIsHydrated } from '../../../startup/use-is-hydrated';
import { ActionLink } from '../../../shared/ui/action-link';
import { Container } from '../../../shared/ui/band';
import * as styles from './same-day-banner.module.css';

type SameDayBannerProps = {
  texts: Pages['home']['sameDay'];
  timeWindows: Site['booking']['timeWindows'];
  utcOffsets: UtcOffsets;
  page: Pick<CityPage, 'linkTo'> & { site: Pick<CityPage['site'], 'brand' | 'words'> };
};

/** Only scripts know the time, and therefore which windows have started. */
export function SameDayBanner({ texts, timeWindows, utcOffsets, page }: SameDayBannerProps) {
  const { site, linkTo } = page;
  const { shown, attach } = useShown([texts], utcOffsets);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // A visitor may come back to the tab hours later.
    const look = (): void => setNow(new Date());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const time = cityTime(now, utcOffsets);
  const day = useIsHydrated() ? nextOpenDay(timeWindows, time, site.words.language, site.brand) : undefined;
  if (shown.length === 0) return <div ref={attach} />;
  return (
    <section ref={attach} className={`on-ink page-text ${styles.banner}`} aria-labelledby="same-day">
      <Container>
        <div className={`grid ${styles.columns}`}>
          <div className="middle-stack measure gap-4">
            <h2 id="same-day" className="identity-text">
              {texts.title}
            </h2>
            <p>{texts.text}</p>
            <p>
              <ActionLink label={texts.link} to={linkTo('book-now')} />
            </p>
          </div>
          <ul className={`middle-stack tabular ${styles.board}`} aria-label={texts.board.title}>
            {timeWindows.map(({ start, label }) => {
              const isOpen = day?.openStarts.includes(start);
              return (
                <li
                  key={start}
                  className={
                    isOpen === false
                      ? `grid py-3 baseline ${styles.row} ${styles.begun}`
                      : `grid py-3 baseline ${styles.row}`
                  }
                >
                  <span className={`heading-font bold ${styles.window}`}>{label}</span>
                  <span className={`small identity-text ${styles.state}`}>
                    {isOpen !== undefined && (isOpen ? day?.label || texts.board.open : texts.board.begun)}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      </Container>
    </section>
  );
}
