import { SaveButton, type SaveWords } from './save-button';
import { allTexts, firstPage, formerAddress, type Place } from './place';

type TopBarProps = { place: Place; siteUrl: string; saveWords: SaveWords | undefined };

/** The way between our own pages and Decap CMS's, above both. */
export function TopBar({ place, siteUrl, saveWords }: TopBarProps) {
  const path = place.page === 'decap' ? place.path : undefined;
  return (
    <nav aria-label="Editing">
      <a href={firstPage} aria-current={place.page === 'first' ? 'page' : undefined}>
        First page
      </a>
      <a href={allTexts}>All texts</a>
      {path !== undefined && <a href={formerAddress(path)}>Former versions</a>}
      <a href={siteUrl} target="_blank" rel="noreferrer">
        See the site
      </a>
      {saveWords && place.page === 'decap' && <SaveButton words={saveWords} />}
    </nav>
  );
}
