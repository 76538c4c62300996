import { Link } from 'gatsby';
import type { ConsentWords } from '../../domain/requests/consent';
import { cityPath, privacyPath, textTermsPath } from '../../domain/routes';
import type { SentFrom } from '../../hooks/requests/use-record-submission';
import * as styles from './form.module.css';

type ConsentLineProps = {
  texts: ConsentWords;
  /** Whether the form asks for texts with offers, whose terms are a page of their own. */
  hasOffers: boolean;
} & Pick<SentFrom, 'city'>;

/** The words to which a visitor consents, with a link to the privacy policy of the page's city, or of the brand. */
export function ConsentLine({ texts, city, hasOffers }: ConsentLineProps) {
  return (
    <p className={styles.consent}>
      {texts.text}{' '}
      <Link to={city ? cityPath(city.slug, 'privacy-policy') : privacyPath}>{texts.policyLink}</Link>
      {hasOffers && (
        <>
          {' · '}
          <Link to={textTermsPath}>{texts.marketing.terms}</Link>
        </>
      )}
    </p>
  );
}
