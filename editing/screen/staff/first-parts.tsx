import { useDeferredValue, useMemo, useState } from 'react';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { searchIn } from '../../content/search-content';
import { NoticeLine } from '../notice';
import { LinkButton } from './button';
import { Field } from './fields';
import { Folded, List, Section } from './parts';
import { allTexts, entryOf, fieldAddress, nameText, newCityPage, withFactNames } from './place';
import { useLoaded } from './use-task';
import type { Need } from '../../content/list-needs';

const mostShown = 30;
const fewestCharacters = 2;

function countWords(count?: number): string {
  if (count === undefined) return '';
  if (count === 0) return 'No text has these words.';
  return `${count} ${count === 1 ? 'text' : 'texts'}, the best first.`;
}

function FindText({ snapshot }: { snapshot: ContentSnapshot }) {
  const [words, setWords] = useState('');
  const { value: files } = useLoaded(() => snapshot.files());
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
        onChange={setWords}
        box={{ type: 'search', placeholder: 'A few words as visitors read them' }}
      />
      {found && (
        <List items={found.slice(0, mostShown)}>
          {({ file, name, field, text }) => (
            <a href={fieldAddress({ words: text, file, field })}>
              <strong>{nameText(file, field, name)}</strong> {withFactNames(text) || 'Nothing yet.'}
            </a>
          )}
        </List>
      )}
    </search>
  );
}

const addressOf = (path: string): string =>
  entryOf(path)?.address ?? `#/collections/${path.replace(/\/$/, '')}`;

const common = [
  { href: addressOf('site/coupons.json'), words: 'Coupons' },
  { href: addressOf('faq/'), words: 'Questions' },
  { href: addressOf('cities/'), words: 'Cities' },
  { href: addressOf('reviews/'), words: 'Reviews' },
  { href: addressOf('site/claims.json'), words: 'Claims' },
  { href: addressOf('site/pricing.json'), words: 'Price facts' },
  { href: addressOf('site/forms.json'), words: 'Forms' },
  { href: addressOf('site/social-proof.json'), words: 'Pop-up' },
  { href: addressOf('pages/'), words: 'Page texts' },
  { href: newCityPage, words: 'New city' },
  { href: allTexts, words: 'Open the texts', isMain: true },
];

export function FirstHeading({ snapshot }: { snapshot: ContentSnapshot }) {
  return (
    <>
      <h1>Edit the site</h1>
      <FindText snapshot={snapshot} />
      <List items={common} className="staff-buttons">
        {({ words, ...link }) => <LinkButton {...link}>{words}</LinkButton>}
      </List>
    </>
  );
}

export function NeedsList({ needs }: { needs: Need[] }) {
  return (
    <Section title="What needs attention">
      {needs.length === 0 && <p>Nothing. All of it is right and real.</p>}
      {needs.map(({ title, hint, notices, isOpen }) => (
        <Folded key={title} title={title} items={notices} isOpen={isOpen}>
          <p>{hint}</p>
          <List items={notices} className="">
            {(notice) => <NoticeLine line={notice} />}
          </List>
        </Folded>
      ))}
    </Section>
  );
}
