import { Container } from '../ui/container';
import * as styles from './same-day-banner.module.css';

type SameDayBannerProps = { texts: { title: string; text: string } };

export function SameDayBanner({ texts }: SameDayBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="same-day">
      <Container>
        <h2 id="same-day" className={styles.title}>
          {texts.title}
        </h2>
        <p>{texts.text}</p>
      </Container>
    </section>
  );
}
