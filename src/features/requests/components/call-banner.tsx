import type { CityPage } from '../../cities/hooks/use-city-page';
import { ActionLink } from '../../../shared/ui/action-link';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { TextPhotos } from '../../haul/components/text-photos';
import * as styles from './call-banner.module.css';

type CallBannerProps = CityPage['call'] & { texts: { title: string; text: string } };

export function CallBanner({ texts, phone, words, smsLink, textPhotos, drawing }: CallBannerProps) {
  return (
    <Band surface="quiet" labelledBy="call">
      <div className={`columns middle ${styles.columns}`}>
        <Drawing className={`framed ${styles.drawing}`} name={drawing} />
        <div className={`grid measure ${styles.words}`}>
          <h2 id="call">{texts.title}</h2>
          <p>{texts.text}</p>
          <div className={`cluster gap-3 ${styles.actions}`}>
            <ActionLink to={`tel:${phone.dial}`} label={`${words.call} ${phone.display}`} icon="phone" />
            {textPhotos ? (
              <TextPhotos texts={textPhotos} phone={phone} />
            ) : (
              <ActionLink to={smsLink} label={words.text} icon="message-square" look="quiet" />
            )}
          </div>
        </div>
      </div>
    </Band>
  );
}
