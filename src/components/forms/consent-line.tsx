import { Link } from 'gatsby';
import type { ConsentWords } from '../../domain/requests/consent';
import { cityPath } from '../../domain/routes';
import type { SentFrom } from '../../hooks/requests/use-record-submission';
import * as styles from './form.module.css';

type ConsentLineProps = { texts: ConsentWords } & Pick<SentFrom, 'city'>;

/** What sending a form means, with the city's privacy policy where the page has a city (docs/decisions/0055). */
export function ConsentLine({ texts, city }: ConsentLineProps) {
  return (
    <p className={styles.consent}>
      {texts.text} {city && <Link to={cityPath(city.slug, 'privacy-policy')}>{texts.policyLink}</Link>}
    </p>
  );
}
