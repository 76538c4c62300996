import type { Site } from '../../../content-model/types';
import type { VisitorCountry } from '../../../shared/site/visitor-country';
import * as styles from './country-logo.module.css';

/** The brand's logo for the visitor's country, always in the same box (docs/specification.md, sections 1 and 8). */
export function CountryLogo({ logos, country }: { logos: Site['brand']['logos']; country: VisitorCountry }) {
  const { src, alt } = country === 'unknown' ? logos.default : logos[country];
  return <img className={styles.logo} src={src} alt={alt} width={172} height={36} />;
}
