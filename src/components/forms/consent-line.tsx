import { Link } from 'gatsby';
import type { ConsentWords } from '../../domain/requests/consent';
import { cityPath } from '../../domain/routes';
import type { SentFrom } from '../../hooks/requests/use-record-submission';
import * as styles from './form.module.css';

type ConsentLineProps = { texts: ConsentWords } & Pick<SentFrom, 'city'>;

/** The words to which a visitor consents, with a link to the city's privacy policy if the page has a city. */
export function ConsentLine({ texts, city }: ConsentLineProps) {
  return (
    <p className={styles.consent}>
      {texts.text} {city && <Link to={cityPath(city.slug, 'privacy-policy')}>{texts.policyLink}</Link>}
    </p>
  );
}
