import { Icon } from '../../../shared/ui/icon';
import type { Review, Site } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import { Band } from '../../../shared/ui/band';
import { FoldRest } from '../../../shared/ui/fold-rest';
import { Photograph } from '../../../shared/ui/photograph';
import { MoreLink } from '../../../shared/ui/action-link';
import * as styles from './review-list.module.css';

const mostColumns = 3;

type ReviewListProps = {
  texts?: { title: string; lead?: string; more?: string };
  reviews: Review[];
  words: Site['words'];
  none?: string;
  link?: { label: string; to: string };
};

export function ReviewList({ texts, reviews, none, words, link }: ReviewListProps) {
  if (reviews.length === 0 && none === undefined) return null;
  return (
    <Band surface="quiet" isBeside labelledBy={texts && 'reviews'} heading={texts}>
      {reviews.length === 0 ? (
        <p className="measure">{none}</p>
      ) : (
        <ul className={styles.reviews} style={{ columnCount: Math.min(reviews.length, mostColumns) }}>
          <FoldRest label={texts?.more}>
            {reviews.map((review) => (
              <li key={review.author + review.place} className={styles.entry}>
                <SignedTicket review={review} words={words} />
              </li>
            ))}
          </FoldRest>
        </ul>
      )}
      {link && <MoreLink {...link} />}
    </Band>
  );
}

function SignedTicket({ review, words }: { review: Review; words: Site['words'] }) {
  const { author, place, stars, text, taken, photo, sample } = review;
  return (
    <figure className="framed on-sheet clip">
      {photo && (
        <Photograph className="line-below" photo={photo} shape={4 / 3} share={{ phone: 100, wide: 33 }} />
      )}
      {sample && <p className="small bold line-below on-quiet px-5 py-2">{words.sampleReview}</p>}
      <ul className={`cluster soft small px-5 py-3 ${styles.taken}`}>
        {taken.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={`flex relative px-5 pt-4 ${styles.stars}`}>
        <span className="visually-hidden">{fillText(words.starsOutOfFive, { stars: String(stars) })}</span>
        {Array.from({ length: 5 }, (_, index) => (
          <Icon name="star" key={index} className={index < stars ? `sign ${styles.given}` : 'sign'} />
        ))}
      </p>
      <blockquote className="px-5 pt-2 pb-3">{text}</blockquote>
      <figcaption className={`small line-above pt-3 pb-4 ${styles.signature}`}>
        <span className="heading-font bold body-size">{author}</span>, <span>{place}</span>
      </figcaption>
    </figure>
  );
}
