import type { Review, Site } from '../../content-model/types';
import { fillText } from '../../domain/fill-text';
import { ActionLink } from '../ui/action-link';
import { Band } from '../ui/band';
import { CardGrid } from '../ui/card-grid';
import { HeadingGroup } from '../ui/heading-group';
import * as sectionStyles from './section.module.css';
import * as styles from './review-list.module.css';

type ReviewListProps = {
  texts?: { title: string; lead: string };
  reviews: Review[];
  words: Site['words'];
  link?: { label: string; to: string };
};

/** Reviews as signed tickets: who, where, what was taken. */
export function ReviewList({ texts, reviews, words, link }: ReviewListProps) {
  return (
    <Band surface="sheet" labelledBy={texts && 'reviews'}>
      {texts && <HeadingGroup id="reviews" title={texts.title} lead={texts.lead} />}
      <CardGrid>
        {reviews.map(({ author, place, stars, text, taken }) => (
          <li key={author + place}>
            <figure className={styles.review}>
              <p className={styles.stars}>{fillText(words.starsOutOfFive, { stars: String(stars) })}</p>
              <blockquote>{text}</blockquote>
              <p className={styles.taken}>{taken.join(' · ')}</p>
              <figcaption className={styles.author}>
                {author}, {place}
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
      {link && (
        <p className={sectionStyles.action}>
          <ActionLink {...link} look="quiet" />
        </p>
      )}
    </Band>
  );
}
