import type { CityPage } from '../../cities/hooks/use-city-page';
import { ActionLink } from '../../../shared/ui/action-link';
import { Band } from '../../../shared/ui/band';
import { TextPhotos } from '../../haul/components/text-photos';

type CallBannerProps = CityPage['call'] & { texts: { title: string; text: string } };

export function CallBanner({ texts, phone, words, smsLink, textPhotos }: CallBannerProps) {
  return (
    <Band surface="quiet" labelledBy="call">
      <div className="cluster middle between gap-4">
        <div className="stack gap-2 measure">
          <h2 id="call">{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
        <div className="cluster gap-3">
          {/* The bar of a narrow window has the same button. */}
          <span className="only-wide">
            <ActionLink to={`tel:${phone.dial}`} label={`${words.call} ${phone.display}`} icon="phone" />
          </span>
          {textPhotos ? (
            <TextPhotos texts={textPhotos} phone={phone} />
          ) : (
            <ActionLink to={smsLink} label={words.text} icon="message-square" look="quiet" />
          )}
        </div>
      </div>
    </Band>
  );
}
