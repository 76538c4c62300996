import { useDeferredValue, useMemo, useState } from 'react';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { searchIn } from '../../content/search-content';
import { NoticeLine } from '../notice';
import { Button, LinkButton } from './button';
import { Field } from './fields';
import { allTexts, entryOf, fieldAddress, nameText, newCityPage } from './place';
import { useLoaded } from './use-task';
import type { Need } from '../../content/list-needs';

const shownAtOnce = 12;
const fewestCharacters = 2;

function countWords(count?: number): string {
  if (count === undefined) return '';
  if (count === 0) return 'No text has these words.';
  return `${count} ${count === 1 ? 'text' : 'texts'}, the best first.`;
}

function FindText({ snapshot }: { snapshot: ContentSnapshot }) {
  const [words, setWords] = useState('');
  const { value: files } = useLoaded(() => snapshot.files());
  const [most, setMost] = useState(shownAtOnce);
  const search = useMemo(() => files && searchIn(files), [files]);
  const sought = useDeferredValue(words);
  const found = useMemo(
    () => (sought.trim().length >= fewestCharacters ? search?.(sought) : undefined),
    [search, sought],
  );
  return (
    <search>
      <Field
        name="find"
        label="Find words of the site"
        note={countWords(found?.length)}
        value={words}
        onChange={(typed) => {
          setWords(typed);
          setMost(shownAtOnce);
        }}
        box={{ type: 'search', placeholder: 'A few words as visitors read them' }}
      />
      {found && (
        <ul className="staff-list">
          {found.slice(0, most).map(({ file, name, field, text }) => (
            <li key={`${file} ${field} ${text}`}>
              <a href={fieldAddress({ words: text, file, field })}>
                <strong>{nameText(file, field, name)}</strong> {text || 'Nothing yet.'}
              </a>
            </li>
          ))}
        </ul>
      )}
      {found && found.length > most && <Button onClick={() => setMost(most + shownAtOnce)}>Show more</Button>}
    </search>
  );
}

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

const mostOpen = 5;

export function NeedsList({ needs }: { needs: Need[] }) {
  return (
    <section aria-labelledby="staff-needs">
      <h2 id="staff-needs">What needs a hand</h2>
      {needs.length === 0 && <p>Nothing. All of it is right and real.</p>}
      {needs.map(({ title, hint, notices, isOpen }) => (
        <details key={title} open={isOpen ?? notices.length <= mostOpen}>
          <summary>
            {title} ({notices.length})
          </summary>
          <p>{hint}</p>
          <ul>
            {notices.map((notice) => (
              <li key={notice.words}>
                <NoticeLine line={notice} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
