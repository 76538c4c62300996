import type { ContentSnapshot } from '../../content/content-snapshot';
import { LinkButton } from './button';
import { FindText } from './find-text';
import { allTexts, entryOf, newCityPage } from './place';

/** What is changed most, each one press away; a folder leads to its list. */
const common = [
  { path: 'site/coupons.json', words: 'Coupons' },
  { path: 'faq/', words: 'Questions' },
  { path: 'cities/', words: 'Cities' },
  { path: 'reviews/', words: 'Reviews' },
  { path: 'site/claims.json', words: 'Claims' },
  { path: 'site/pricing.json', words: 'Price facts' },
  { path: 'site/forms.json', words: 'Forms' },
  { path: 'site/social-proof.json', words: 'Pop-up' },
  { path: 'pages/', words: 'Page texts' },
];

const addressOf = (path: string): string =>
  entryOf(path)?.address ?? `#/collections/${path.replace(/\/$/, '')}`;

/** The top of the first page: the search, and the ways to what is changed most and to all texts. */
export function FirstHeading({ snapshot }: { snapshot: ContentSnapshot }) {
  return (
    <>
      <h1>Edit the site</h1>
      <FindText snapshot={snapshot} />
      <ul className="staff-common">
        {common.map(({ path, words }) => (
          <li key={path}>
            <LinkButton href={addressOf(path)}>{words}</LinkButton>
          </li>
        ))}
        <li>
          <LinkButton href={newCityPage}>New city</LinkButton>
        </li>
        <li>
          <LinkButton isMain href={allTexts}>
            Open the texts
          </LinkButton>
        </li>
      </ul>
    </>
  );
}
